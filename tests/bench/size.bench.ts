import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createPhone } from '../e2e/browser.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as v from 'valibot'
import { startDaybook } from '#emulator/start-daybook.ts'
import { type BenchReport, report } from './report.ts'
import { firstPaintScripts } from './first-paint-scripts.ts'

const SourceMap = v.object({ sources: v.array(v.string()) })

/**
 * The JavaScript that a technician's first offline paint of `/orders` loads, from the production build in
 * a real browser with the servers gone: every script asked for until the first row stands there.
 */
export async function run(): Promise<BenchReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'daybook-size-'))
  const daybook = await startDaybook({ root: process.cwd(), dataDir, port: 5501, appPort: 5601 })
  const phone = createPhone()
  let isUp = true
  try {
    const scripts = await firstPaintScripts(phone, daybook.appUrl, async () => {
      isUp = false
      await daybook.close()
    })
    const files = scripts.map((path) => {
      const file = join('dist', path)
      const text = readFileSync(file)
      const { sources } = v.parse(SourceMap, JSON.parse(readFileSync(`${file}.map`, 'utf8')))
      return {
        path,
        gzip: gzipSync(text, { level: 9 }).length,
        firebase: sources.some((source) => /node_modules\/@?firebase\//.test(source)),
      }
    })
    console.table(files)
    const total = files.reduce((sum, { gzip }) => sum + gzip, 0)
    return report('size', [
      {
        goal: 'JavaScript of the first offline paint of /orders, gzip',
        value: Math.round(total / 100) / 10,
        unit: 'kB',
        limit: 200,
      },
      {
        goal: 'files of it with Firebase code in them',
        value: files.filter(({ firebase }) => firebase).length,
        unit: 'files',
        limit: 0,
      },
    ])
  } finally {
    if (isUp) await daybook.close()
    await phone.dispose()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
