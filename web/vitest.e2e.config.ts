import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const installed = (name: string) => fileURLToPath(new URL(`node_modules/${name}`, import.meta.url))

// Browser tests: real server, real Chromium, one file after another.
export default defineConfig({
  root: fileURLToPath(new URL('../tests/e2e', import.meta.url)),
  // The tests stand outside web/, where Node would not find its packages.
  resolve: {
    alias: Object.fromEntries(['vitest', 'playwright-core', 'axe-core'].map((n) => [n, installed(n)])),
  },
  test: {
    include: ['**/*.test.ts'],
    passWithNoTests: true,
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
