import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { visitsToCall } from '#domain/dispatch/check/to-call.ts'
import { ordersAtRisk } from '#domain/metrics/at-risk.ts'
import { createFacts } from '#domain/metrics/create-facts.ts'
import { noFilter } from '#domain/metrics/dimensions.ts'
import { homeNumbers, homeSince } from '#domain/metrics/home-numbers.ts'
import { loadGrid } from '#domain/metrics/load-grid.ts'
import { type FromMetrics, parseFromMetrics } from '#domain/metrics/messages.ts'
import { createReport, reportSince } from '#domain/metrics/report.ts'
import { localDay } from '#domain/time/local-time.ts'
import { largeCompany, timeZone } from './dashboard/large-company.ts'
import { type BenchReport, report } from './report.ts'
import { median, percentile, round } from './statistics.ts'

const SourceMap = v.object({ sources: v.array(v.string()) })

const count = 50_000
const runs = 11
const now = Date.parse('2026-10-28T11:20:00.000Z')
const context = { now, timeZone }

/**
 * Measures how long the numbers of a company with 50,000 orders take once its documents are in memory: counting, adding
 * up, and the way to the page. Prints what a browser fetches only when a chart is shown; needs a build.
 */
export async function run(): Promise<BenchReport> {
  const { source, board } = largeCompany(count, now, 16)
  const { orders, visits, entries, invoices } = source
  console.log(
    `${orders.length} orders, ${visits.length} outcomes, ${entries.length} time entries, ${invoices.length} invoices`,
  )
  const home = (): FromMetrics => {
    const facts = createFacts(
      { ...source, invoices: [] },
      { ...context, since: homeSince(context) },
    )
    const numbers = homeNumbers(facts, orders, source.leaks, context)
    const value = { numbers, atRisk: ordersAtRisk({ ...board }), toCall: visitsToCall(board) }
    return { kind: 'home', isLoaded: true, value }
  }
  const usual = { period: '30d', by: 'technician', filter: noFilter } as const
  const longest = { period: '12m', by: 'customer', filter: noFilter } as const
  const full = (asked: typeof usual | typeof longest) => (): FromMetrics => {
    const facts = createFacts(source, { ...context, since: reportSince(asked, context) })
    const value = {
      report: createReport(facts, orders, source.leaks, asked, context),
      load: loadGrid({ ...board }, localDay(new Date(now).toISOString(), timeZone), 14),
    }
    return { kind: 'report', isLoaded: true, value }
  }
  const steps = {
    'counting (facts)': () => createFacts(source, context),
    'the eight numbers, counting included': home,
    'a report of 30 days by technician, counting included': full(usual),
    'a report of a year by customer, counting included': full(longest),
  }
  const times = Object.entries(steps).map(([name, step]) => {
    const taken = Array.from({ length: runs }, () => timeOf(step))
    console.log(
      `${name}: ${round(median(taken))} ms (median of ${runs}, first ${round(taken[0] ?? 0)}, worst ${round(percentile(taken, 1))})`,
    )
    return median(taken)
  })
  const [answer, big] = [home(), full(usual)()]
  const way = (one: FromMetrics) =>
    median(Array.from({ length: runs }, () => timeOf(() => parseFromMetrics(structuredClone(one)))))
  const transfers = [way(answer), way(big)]
  console.log(
    `to the page, copied and parsed: numbers ${round(transfers[0] ?? 0)} ms, report ${round(transfers[1] ?? 0)} ms`,
  )
  const chart = chartBytes()
  console.log(`chart code, fetched when a chart comes into view: ${chart} bytes gzip`)
  return report('dashboard', [
    {
      goal: 'the eight numbers of 50,000 orders after the data, with the way to the page',
      value: round((times[1] ?? 0) + (transfers[0] ?? 0)),
      unit: 'ms',
      limit: 300,
    },
    {
      goal: 'a report of 30 days by technician, with the way to the page',
      value: round((times[2] ?? 0) + (transfers[1] ?? 0)),
      unit: 'ms',
      limit: 300,
    },
    {
      goal: 'other scripts with chart code in them',
      value: strayCharts(),
      unit: 'files',
      limit: 0,
    },
  ])
}

/** Milliseconds of the processor, which other programs do not lengthen. */
function timeOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const assets = join('dist', 'assets')

function chartFiles(): readonly string[] {
  const files = readdirSync(assets).filter((name) => /^nivo-.*\.js$/.test(name))
  if (files.length === 0) throw new Error('No chart code in dist: build first')
  return files
}

function chartBytes(): number {
  return chartFiles().reduce(
    (sum, name) => sum + gzipSync(readFileSync(join(assets, name)), { level: 9 }).length,
    0,
  )
}

/** Scripts that phones store with the app although they hold chart code. */
function strayCharts(): number {
  const charts = new Set(chartFiles())
  return readdirSync(assets).filter((name) => {
    if (!existsSync(join(assets, `${name}.map`)) || charts.has(name)) return false
    const { sources } = v.parse(
      SourceMap,
      JSON.parse(readFileSync(join(assets, `${name}.map`), 'utf8')),
    )
    return sources.some((source) => source.includes('node_modules/@nivo/'))
  }).length
}
