import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { appPack } from './tools/build/app-pack.ts'
import { barcodeWasm } from './tools/build/barcode-wasm.ts'
import { chunkGroups } from './tools/build/chunk-groups.ts'
import { cssTarget } from './tools/build/css-target.ts'
import { noScriptText } from './tools/build/no-script-text.ts'
import { precompileMessages } from './tools/build/precompile.ts'
import { prerenderPages } from './tools/build/prerender/prerender-pages.ts'
import { pureRouter } from './tools/build/pure-router.ts'
import { sharePage } from './tools/build/share-page.ts'

export default defineConfig({
  root: 'src',
  publicDir: '../public',
  // The package's entry is built for browsers without classes and generators, and cannot be tree-shaken.
  // React Router exports only its development build, with warnings that users cannot see.
  resolve: {
    alias: [
      { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
      {
        find: /^react-router$/,
        replacement: fileURLToPath(
          new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
        ),
      },
    ],
  },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2023',
    cssTarget,
    sourcemap: true,
    // The list of scripts to preload weighed 4 kB at the start, and made the first paint wait for later parts.
    modulePreload: { resolveDependencies: (_, deps) => deps.filter((dep) => dep.endsWith('.css')) },
    // MapLibre is larger than Vite's default limit; only people who open a map fetch it.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      // Importing one name from the index of these layers must not pull in the rest of the layer.
      treeshake: { moduleSideEffects: (id) => !/\/src\/(data|domain)\//.test(id) },
      // The entry file stays empty, so that the documents start the initial files one by one (see `chunkGroups`).
      experimental: { chunkOptimization: false },
      output: {
        codeSplitting: { groups: chunkGroups },
        // The first files name some 180 others; shorter hashes tell versions apart as well and cost less.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
  // ES modules, so that a worker too can load in several files what it needs first.
  worker: { format: 'es' },
  plugins: [
    react(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES'] }), enforce: 'pre' },
    pureRouter(),
    noScriptText(),
    prerenderPages(),
    precompileMessages(),
    barcodeWasm(),
    appPack(),
    sharePage(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '../sw',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest,json,ttf}'],
        globIgnores: ['screenshots/**', 'p.html', 'assets/p/**'],
      },
      devOptions: { enabled: false },
    }),
  ],
  test: {
    // The simulation makes many short-lived objects; with V8's default size they are copied for nothing.
    execArgv: ['--max-semi-space-size=64'],
    root: '.',
    include: ['{src,sw,emulator,functions,tools,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    environment: 'node',
    setupFiles: [],
    // Only stops a test that hangs; how long things take is measured by benchmarks.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 50_000 } },
  },
})
