import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const server = 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [svelte()],
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
