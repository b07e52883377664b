import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { oneFile } from './one_file'

// The viewer of reports (`citybox lab report`), beside the page.
export default defineConfig({
  plugins: [svelte(), oneFile()],
  publicDir: false,
  build: {
    outDir: '../build/web',
    emptyOutDir: false,
    target: 'es2022',
    cssCodeSplit: false,
    assetsInlineLimit: 1_000_000,
    modulePreload: false,
    rolldownOptions: { input: 'report.html' },
  },
})
