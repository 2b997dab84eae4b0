import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { Lab } from './lab.ts'

declare global {
  interface Window {
    lab: Lab
  }
}

const built = new Map<string, Promise<string>>()

/** One script of a module and all it imports, to be run in a page from outside. */
export function buildScript(module: URL): Promise<string> {
  const known = built.get(module.href)
  if (known) return known
  const made = bundle(fileURLToPath(module))
  built.set(module.href, made)
  return made
}

async function bundle(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      lib: { entry, formats: ['iife'], name: 'daybookLab' },
      rolldownOptions: {
        output: { codeSplitting: false },
        // Where a worker would be, which no such script begins.
        checks: { emptyImportMeta: false },
      },
    },
  })
  const [first] = Array.isArray(output) ? output : [output]
  if (!first || !('output' in first)) throw new Error(`${entry} was not built`)
  return first.output[0].code
}
