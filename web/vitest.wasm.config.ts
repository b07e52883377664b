import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// The modules of build/wasm in Node: what they play is what the program plays.
export default defineConfig({
  root: fileURLToPath(new URL('../tests/wasm', import.meta.url)),
  resolve: { alias: { vitest: fileURLToPath(new URL('node_modules/vitest', import.meta.url)) } },
  test: { include: ['**/*.test.ts'], fileParallelism: false, testTimeout: 600_000 },
})
