import { existsSync, readdirSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const server = 'http://127.0.0.1:8080'

// Games with a report, which script/build makes a page of beside this one.
const kept = new URL('../docs/reports', import.meta.url)
const reports = existsSync(kept) ? readdirSync(kept).flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : [])) : []

export default defineConfig({
  plugins: [svelte()],
  define: { __REPORTS__: JSON.stringify(reports), __BOX__: 'null' },
  build: { outDir: '../build/web', emptyOutDir: true, target: 'es2022' },
  server: {
    // The page shows games/*/README.md, which stand outside web/.
    fs: { allow: ['..'] },
    proxy: { '/ws': { target: server, ws: true }, '/healthz': server, '/qr': server },
  },
  // Svelte's browser build, not its server one, in unit tests.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { include: ['src/**/*.test.ts'], passWithNoTests: true },
})
