import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createPhone } from '../e2e/browser.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as v from 'valibot'
import { startDaybook } from '#emulator/start-daybook.ts'
import { type BenchReport, report } from './report.ts'
import { firstPaints } from './start/first-paint.ts'

const SourceMap = v.object({ sources: v.array(v.string()) })

/** The printed time is the median of this many starts at `/orders`. */
const starts = 5

/**
 * Measures the JavaScript that a technician's first offline paint of `/orders` and of Today loads, from the production
 * build in a real browser with the servers gone: every script requested until the first row is painted. The time is
 * printed too, to compare builds on one machine.
 */
export async function run(): Promise<BenchReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'daybook-size-'))
  const daybook = await startDaybook({ root: process.cwd(), dataDir, port: 5501, appPort: 5601 })
  const phone = createPhone()
  let isUp = true
  try {
    const lists = Array.from({ length: starts }, () => '/orders')
    const paints = await firstPaints(phone, daybook.appUrl, [...lists, '/dashboard'], async () => {
      isUp = false
      await daybook.close()
    })
    const weigh = (path: string) => {
      const file = join('dist', path)
      const text = readFileSync(file)
      const map = existsSync(`${file}.map`) ? readFileSync(`${file}.map`, 'utf8') : '{"sources":[]}'
      const { sources } = v.parse(SourceMap, JSON.parse(map))
      return {
        path,
        gzip: gzipSync(text, { level: 9 }).length,
        firebase: sources.some((source) => /node_modules\/@?firebase\//.test(source)),
      }
    }
    const inTransit = (some: typeof paints) =>
      [...new Set(some.flatMap((paint) => paint.scripts))].map(weigh)
    const files = {
      orders: inTransit(paints.slice(0, starts)),
      today: inTransit(paints.slice(starts)),
    }
    console.table(files.orders)
    console.table(files.today)
    const times = paints
      .slice(0, starts)
      .map((paint) => Math.round(paint.firstRow))
      .toSorted((a, b) => a - b)
    console.log(`First row after ${times[starts >> 1]} ms, median of ${times.join(', ')}`)
    const [orders, today] = [paints[0], paints[starts]].map((paint) => paint?.files)
    console.log(`Scripts and styles once loaded: ${orders} for /orders, ${today} for Today`)
    const kB = (some: typeof files.orders) =>
      Math.round(some.reduce((sum, { gzip }) => sum + gzip, 0) / 100) / 10
    return report('size', [
      {
        goal: 'JavaScript of the first offline paint of /orders, gzip',
        value: kB(files.orders),
        unit: 'kB',
        limit: 200,
      },
      {
        goal: 'JavaScript of the first offline paint of Today, gzip',
        value: kB(files.today),
        unit: 'kB',
        limit: 220,
      },
      {
        goal: 'files of it with Firebase code in them',
        value: [...files.orders, ...files.today].filter(({ firebase }) => firebase).length,
        unit: 'files',
        limit: 0,
      },
      {
        goal: 'JavaScript and styles of the page that a link opens, gzip',
        value: sharePageKb(),
        unit: 'kB',
        limit: 98,
      },
    ])
  } finally {
    if (isUp) await daybook.close()
    await phone.dispose()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** What `p.html` names: its script has no static import, and what a press loads later does not count. */
function sharePageKb(): number {
  const html = readFileSync('dist/p.html', 'utf8')
  const files = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file = '']) => file)
  const bytes = files.map((file) => gzipSync(readFileSync(join('dist', file)), { level: 9 }).length)
  return Math.round(bytes.reduce((sum, one) => sum + one, 0) / 100) / 10
}
