/** `npm run bench -- NAME [PART]`: prints what it measures and, as its last line, the report as JSON. */
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { BenchReport } from './report.ts'

const folder = dirname(fileURLToPath(import.meta.url))
const name = process.argv[2] ?? ''
const file = join(folder, `${name}.bench.ts`)

if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
  const names = readdirSync(folder).flatMap((entry) => entry.match(/^(.+)\.bench\.ts$/)?.[1] ?? [])
  console.error(`Which benchmark? npm run bench -- ${names.join(' | ')}`)
  process.exitCode = 2
} else {
  const bench = (await import(pathToFileURL(file).href)) as {
    run: (part?: string) => Promise<BenchReport>
  }
  const part = process.argv.slice(3).join(' ')
  console.log(JSON.stringify(await bench.run(part)))
}
