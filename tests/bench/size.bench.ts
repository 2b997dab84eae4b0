import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createPhone } from '../e2e/browser.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as v from 'valibot'
import { startDaybook } from '#emulator/start-daybook.ts'
import { type BenchReport, report } from './report.ts'
import { firstPaints } from './first-paint.ts'

const SourceMap = v.object({ sources: v.array(v.string()) })

/** Starts that the printed time is the median of. */
const starts = 5

/**
 * The JavaScript that a technician's first offline paint of `/orders` loads, from the production build in
 * a real browser with the servers gone: every script asked for until the first row stands there. How long
 * that took is printed too, for comparing builds on one machine.
 */
export async function run(): Promise<BenchReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'daybook-size-'))
  const daybook = await startDaybook({ root: process.cwd(), dataDir, port: 5501, appPort: 5601 })
  const phone = createPhone()
  let isUp = true
  try {
    const paints = await firstPaints(phone, daybook.appUrl, starts, async () => {
      isUp = false
      await daybook.close()
    })
    const scripts = [...new Set(paints.flatMap((paint) => paint.scripts))]
    const files = scripts.map((path) => {
      const file = join('dist', path)
      const text = readFileSync(file)
      const map = existsSync(`${file}.map`) ? readFileSync(`${file}.map`, 'utf8') : '{"sources":[]}'
      const { sources } = v.parse(SourceMap, JSON.parse(map))
      return {
        path,
        gzip: gzipSync(text, { level: 9 }).length,
        firebase: sources.some((source) => /node_modules\/@?firebase\//.test(source)),
      }
    })
    console.table(files)
    const times = paints.map((paint) => Math.round(paint.firstRow)).toSorted((a, b) => a - b)
    console.log(`First row after ${times[starts >> 1]} ms, median of ${times.join(', ')}`)
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
