import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { Lab } from './lab.ts'

declare global {
  interface Window {
    lab: Lab
  }
}

const built = new Map<string, Promise<string>>()

/** Bundles a module and its imports into one script that can be run in a page from outside. */
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
        // Meant for workers, which such a script never starts.
        checks: { emptyImportMeta: false },
      },
    },
  })
  const [first] = Array.isArray(output) ? output : [output]
  if (!first || !('output' in first)) throw new Error(`${entry} was not built`)
  return first.output[0].code
}
