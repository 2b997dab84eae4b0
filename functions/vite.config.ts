import { defineConfig } from 'vite'

/** One file with all that the functions need but Firebase's own packages, so that this folder can be deployed alone. */
export default defineConfig({
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true, external: ['firebase-admin', 'firebase-functions', 'stripe'] },
  build: {
    ssr: 'src/index.ts',
    outDir: 'dist',
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'index.js', codeSplitting: false } },
  },
})
