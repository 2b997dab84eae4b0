import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { type BuiltChunk, collectAssets } from './tools/build/prerender/collect-assets.ts'
import type { renderPage } from './tools/build/prerender/render-page.tsx'
import type { PrerenderedPath } from './tools/build/prerender/prerendered-paths.ts'
import { composeDocuments, type PageAssets } from './tools/build/prerender/compose-documents.ts'
import { noScriptHtml } from './src/features/landing/no-script-html.ts'
import type { Locale } from './src/messages/locale.ts'
import { precompiledMessages } from './tools/build/precompile.ts'

const messages = precompiledMessages()

/** Modules on the way to the first list that a technician sees. */
const listPage = new Set<string>()

/** The reader's program in the very version that its script was made for. */
const { resolve } = createRequire(createRequire(import.meta.url).resolve('barcode-detector'))
const readerProgram = resolve('zxing-wasm/reader/zxing_reader.wasm')

const icon = /\/lucide-react\/dist\/esm\/icons\/([^/]+)\.m?js$/
/** Front doors lead to everything behind them; only what is named of it is on the way. */
const door = /\/lucide-react\/|\/src\/data\/index\.ts$/

/** What a module names of what stands behind a door: `import { A, b as c } from 'door'`. */
function namesTaken(code: string, from: RegExp): string[] {
  return [...code.matchAll(/(?:im|ex)port \{([^}]*)\} from ['"]([^'"]*)['"]/g)]
    .filter(([, , source]) => from.test(source ?? ''))
    .flatMap(([, names]) => (names ?? '').split(',').map((name) => name.trim().split(' ')[0] ?? ''))
}

/** Draws pages as the server that makes them for tests and development would. */
async function withDrawer<T>(work: (draw: typeof renderPage) => Promise<T>): Promise<T> {
  const server = await createServer({
    configFile: false,
    root: 'src',
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const drawer = await server.ssrLoadModule(
      fileURLToPath(new URL('tools/build/prerender/render-page.tsx', import.meta.url)),
    )
    return await work(drawer['renderPage'])
  } finally {
    await server.close()
  }
}

export default defineConfig({
  root: 'src',
  publicDir: '../public',
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: true,
    // What draws maps is fetched by those who open one.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      // What is fetched of these two is what is used of them, whatever their front doors lead to.
      treeshake: { moduleSideEffects: (id) => !/\/src\/(data|domain)\//.test(id) },
      output: {
        codeSplitting: {
          groups: [
            // In parts of which each is compiled and started by itself, while what was drawn answers.
            {
              name: 'react',
              tags: ['$initial'],
              test: /\/node_modules\/(react|react-dom|scheduler)\//,
            },
            { name: 'router', tags: ['$initial'], test: /\/node_modules\/react-router\// },
            { name: 'libraries', tags: ['$initial'], test: /\/node_modules\// },
            { name: 'frame', tags: ['$initial'] },
            { name: 'lists', test: (id) => listPage.has(id), minShareCount: 2 },
            { name: 'maplibre', test: /\/node_modules\/(maplibre-gl|@maplibre|@mapbox)\// },
            { name: 'icons', test: icon, minShareCount: 2 },
          ],
        },
      },
    },
  },
  // In pieces too: a worker begins with what it needs first.
  worker: { format: 'es' },
  plugins: [
    react(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES'] }), enforce: 'pre' },
    {
      name: 'no-script-text',
      transformIndexHtml: (html) => html.replace('<!-- no-script-text -->', noScriptHtml),
    },
    {
      name: 'list-page',
      apply: 'build',
      buildEnd() {
        const behind = new Map(
          [...this.getModuleIds()].map((id) => [icon.exec(id)?.[1]?.replaceAll('-', ''), id]),
        )
        for (const id of this.getModuleIds()) {
          if (!id.endsWith('/src/data/index.ts')) continue
          const { code, importedIds } = this.getModuleInfo(id) ?? { code: '', importedIds: [] }
          for (const file of importedIds) {
            const name = new RegExp(`/${basename(file)}$`)
            for (const taken of namesTaken(code ?? '', name)) behind.set(taken.toLowerCase(), file)
          }
        }
        const add = (id: string) => {
          if (listPage.has(id) || door.test(id)) return
          listPage.add(id)
          const module = this.getModuleInfo(id)
          for (const name of namesTaken(
            module?.code ?? '',
            /^lucide-react$|[#/]data\/index\.ts$/,
          )) {
            const file = behind.get(name.toLowerCase())
            if (file !== undefined) add(file)
          }
          module?.importedIds.forEach(add)
        }
        for (const id of this.getModuleIds())
          if (id.endsWith('/orders/list/orders-page.tsx')) add(id)
      },
    },
    {
      name: 'drawn-pages',
      apply: 'build',
      generateBundle: {
        order: 'post',
        async handler(_options, bundle) {
          const files = Object.values(bundle)
          const built = bundle['index.html']
          if (built?.type !== 'asset') return
          const chunks = files.flatMap((file): BuiltChunk[] =>
            file.type === 'chunk'
              ? [{ ...file, styles: file.viteMetadata?.importedCss ?? [] }]
              : [],
          )
          const fonts = files.flatMap(({ fileName }) =>
            fileName.endsWith('.woff2') ? [`/${fileName}`] : [],
          )
          const wordsOf = (locale: Locale) =>
            ['', '-public'].flatMap(
              (area) => collectAssets(chunks, `/messages/${locale}${area}.ts`).scripts,
            )
          const words = { en: wordsOf('en'), es: wordsOf('es') }
          const pages = await withDrawer(async (draw) => {
            const parts = async (path: PrerenderedPath, module: string): Promise<PageAssets> => ({
              ...collectAssets(chunks, module),
              drawn: { en: await draw(path, 'en'), es: await draw(path, 'es') },
              words,
              fonts,
            })
            return {
              '/': await parts('/', '/landing/landing-page.tsx'),
              '/login': await parts('/login', '/session/login-page.tsx'),
            }
          })
          for (const [fileName, source] of composeDocuments(String(built.source), pages)) {
            if (fileName === built.fileName) built.source = source
            else this.emitFile({ type: 'asset', fileName, source })
          }
        },
      },
    },
    {
      name: 'precompiled-messages',
      apply: 'build',
      enforce: 'pre',
      load: (id) => messages[/\/src\/messages\/([^/]+)$/.exec(id)?.[1] ?? ''],
    },
    {
      name: 'code-reader',
      enforce: 'pre',
      resolveId: (id) =>
        id.startsWith('barcode-detector/reader.wasm?')
          ? id.replace('barcode-detector/reader.wasm', readerProgram)
          : null,
    },
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '../sw',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest,json,ttf}'],
        globIgnores: ['screenshots/**'],
      },
      devOptions: { enabled: false },
    }),
  ],
  test: {
    // The simulation makes much that lives shortly: with V8's own measure it is moved about in vain.
    execArgv: ['--max-semi-space-size=64'],
    root: '.',
    include: ['{src,sw,emulator,tools,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    environment: 'node',
    setupFiles: [],
    // For what hangs: how long a test takes is for benchmarks, and machines are busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 50_000 } },
  },
})
