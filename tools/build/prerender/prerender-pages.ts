import { fileURLToPath } from 'node:url'
import { createServer, type Plugin } from 'vite'
import { locales, type Locale } from '#messages/locale.ts'
import { type BuiltChunk, collectAssets } from './collect-assets.ts'
import { composeDocuments, type PageAssets } from './compose-documents.ts'
import type { PrerenderedPath } from './prerendered-paths.ts'
import type { renderPage } from './render-page.tsx'

/** Renders the guest's pages in every language and writes the documents that the site serves. */
export function prerenderPages(): Plugin {
  return {
    name: 'prerender-pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.values(bundle)
        const built = bundle['index.html']
        if (built?.type !== 'asset') return
        const chunks = files.flatMap((file): BuiltChunk[] =>
          file.type === 'chunk' ? [{ ...file, styles: file.viteMetadata?.importedCss ?? [] }] : [],
        )
        const fonts = files.flatMap(({ fileName }) =>
          fileName.endsWith('.woff2') ? [`/${fileName}`] : [],
        )
        const messages = byLocale((locale) =>
          ['start', 'public'].flatMap(
            (area) => collectAssets(chunks, `/messages/${locale}/${area}.ts`).scripts,
          ),
        )
        const pages = await withRenderer(async (render) => {
          const assets = async (path: PrerenderedPath, module: string): Promise<PageAssets> => ({
            ...collectAssets(chunks, module),
            html: { en: await render(path, 'en'), es: await render(path, 'es') },
            messages,
            fonts,
          })
          return {
            '/': await assets('/', '/landing/landing-page.tsx'),
            '/login': await assets('/login', '/session/login-page.tsx'),
          }
        })
        for (const [fileName, source] of composeDocuments(String(built.source), pages)) {
          if (fileName === built.fileName) built.source = source
          else this.emitFile({ type: 'asset', fileName, source })
        }
      },
    },
  }
}

function byLocale<T>(valueOf: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, valueOf(locale)])) as Record<Locale, T>
}

/** Loads `render-page.tsx` through Vite, which knows what to do with CSS modules and JSX. */
async function withRenderer<T>(work: (render: typeof renderPage) => Promise<T>): Promise<T> {
  const server = await createServer({
    configFile: false,
    root: 'src',
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const file = fileURLToPath(new URL('render-page.tsx', import.meta.url))
    const loaded = await server.ssrLoadModule(file)
    return await work(loaded['renderPage'])
  } finally {
    await server.close()
  }
}
