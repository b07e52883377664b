import type { Plugin } from 'vite'

/** Puts scripts and styles into the page itself: it is one file that opens from a disk. */
export function oneFile(): Plugin {
  return {
    name: 'one-file',
    enforce: 'post',
    generateBundle: {
      // Vite's own come before: they finish what loads the rest of a page.
      order: 'post',
      handler(_, bundle) {
        const html = Object.values(bundle).find((file) => file.fileName.endsWith('.html'))
        if (html?.type !== 'asset') throw new Error('There is no page.')
        let page = String(html.source)
        let script = ''
        const used: string[] = []
        // Replacements are functions: a script may hold `$&`.
        page = page.replace(/<script type="module"[^>]* src="[^"]*\/([^"/]+\.js)"[^>]*><\/script>\n?\s*/g, (_, name: string) => {
          const [path, chunk] = Object.entries(bundle).find(([path]) => path.endsWith(name)) ?? []
          if (!path || chunk?.type !== 'chunk') throw new Error(`${name} is missing.`)
          used.push(path)
          script = `<script type="module">${chunk.code.replaceAll('</script', '<\\/script')}</script>`
          return ''
        })
        page = page.replace(/<link rel="stylesheet"[^>]* href="[^"]*\/([^"/]+\.css)"[^>]*>/g, (_, name: string) => {
          const [path, style] = Object.entries(bundle).find(([path]) => path.endsWith(name)) ?? []
          if (!path || style?.type !== 'asset') throw new Error(`${name} is missing.`)
          used.push(path)
          return `<style>${String(style.source)}</style>`
        })
        // After the data, which it reads.
        html.source = page.replace('</body>', () => `${script}\n  </body>`)
        for (const path of used) delete bundle[path]
        const left = Object.keys(bundle).filter((path) => path !== html.fileName)
        if (left.length) throw new Error(`The page would need ${left.join(', ')}.`)
      },
    },
  }
}
