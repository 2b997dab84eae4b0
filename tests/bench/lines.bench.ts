import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { type BenchReport, report } from './report.ts'

/** Counts lines of code by top-level folder, without tests, and reports the longest file. */
export function run(): Promise<BenchReport> {
  const files = globSync([
    '{src,sw,emulator,tools,tests}/**/*.{ts,tsx,css}',
    'firestore.rules',
    'vite.config.ts',
  ])
  const lines = new Map<string, { code: number; tests: number; files: number }>()
  let longest = { path: '', count: 0 }
  for (const path of files) {
    const count = readFileSync(path, 'utf8').split('\n').length - 1
    const parts = path.split('/')
    const room = parts[0] === 'src' && parts.length > 2 ? `src/${parts[1]}` : (parts[0] ?? path)
    const isTest = room === 'tests' || /\.test\.tsx?$/.test(path)
    const entry = lines.get(room) ?? { code: 0, tests: 0, files: 0 }
    entry[isTest ? 'tests' : 'code'] += count
    entry.files += 1
    lines.set(room, entry)
    // The rules language cannot be split into several files.
    if (count > longest.count && path !== 'firestore.rules') longest = { path, count }
  }
  console.table(Object.fromEntries([...lines].sort(([a], [b]) => a.localeCompare(b))))
  console.log(`longest file: ${longest.path}, ${longest.count} lines`)
  return Promise.resolve(
    report('lines', [{ goal: 'longest file', value: longest.count, unit: 'lines', limit: 400 }]),
  )
}
