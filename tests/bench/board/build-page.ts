import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { precompileMessages } from '../../../tools/build/precompile.ts'

/** Builds the page that draws the boards as production is built, into this folder. */
export async function buildPage(outDir: string): Promise<void> {
  const root = join(import.meta.dirname, 'page')
  await build({
    configFile: false,
    root,
    base: './',
    logLevel: 'error',
    plugins: [react(), precompileMessages()],
    build: { outDir, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 4000 },
  })
}
