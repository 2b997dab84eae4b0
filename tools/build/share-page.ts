import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { cssTarget } from './css-target.ts'
import { precompileMessages } from './precompile.ts'

/** Where the files of the customers' page lie in `dist`, apart from those of the app. */
const folder = 'assets/p'

/**
 * Builds the page that a share link opens (`p.html`) as a bundle of its own, so that it shares no file with the app and
 * neither grows because of the other. The dev server serves it on `/p`.
 */
export function sharePage(): Plugin {
  let root = ''
  let outDir = ''
  return {
    name: 'share-page',
    configResolved(config) {
      root = config.root
      outDir = join(config.root, config.build.outDir)
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (request.url === '/p') request.url = '/p.html'
        next()
      })
    },
    async writeBundle() {
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'warn',
        plugins: [react(), precompileMessages()],
        worker: { format: 'es' },
        build: {
          outDir,
          emptyOutDir: false,
          assetsDir: folder,
          target: 'es2023',
          cssTarget,
          sourcemap: true,
          modulePreload: false,
          // Only pdfmake, in the worker that makes a PDF.
          chunkSizeWarningLimit: 1200,
          rolldownOptions: {
            input: join(root, 'p.html'),
            treeshake: { moduleSideEffects: (id) => !id.includes('/src/domain/') },
          },
        },
      })
    },
  }
}
