import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { precompileMessages } from '../../tools/build/precompile.ts'

/** Builds the page of a benchmark as production is built, into a folder. */
export async function buildPage(root: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    root,
    base: './',
    logLevel: 'error',
    plugins: [react(), precompileMessages()],
    build: { outDir, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 4000 },
  })
}
