import { performance } from 'node:perf_hooks'
import { sortDoc } from '#data/local/rows/sort-doc.ts'
import { storedEntity } from '#data/local/rows/stored-entity.ts'
import type { Row } from '#data/local/database/rows.ts'
import { parseRow } from '#domain/stored/parse-row.ts'
import { demoDocuments } from '#emulator/demo/demo-documents.ts'
import { type BenchReport, report } from './report.ts'
import { median, round } from './statistics.ts'

const count = 3000
const runs = 21

/**
 * Measures what reading 3,000 of the demo's orders from their rows costs: as they are stored, and parsed again as
 * every query did before rows held parsed documents.
 */
export async function run(): Promise<BenchReport> {
  const rows = storedOrders()
  const stored = () => rows.map((row) => storedEntity('orders', row))
  const again = () => rows.map((row) => parseRow('orders', row.id, row))
  const times = { stored: [] as number[], again: [] as number[] }
  for (let index = 0; index < runs; index += 1) {
    times.stored.push(timeOf(stored))
    times.again.push(timeOf(again))
  }
  console.log(`${count} orders parsed again: ${round(median(times.again))} ms (median of ${runs})`)
  console.log(`${count} orders as stored: ${round(median(times.stored))} ms`)
  const share = median(times.stored) / median(times.again)
  return report('parse', [
    { goal: 'as stored, of parsed again', value: round(share * 100), unit: '%', limit: 10 },
  ])
}

function timeOf(work: () => readonly { readonly ok: boolean }[]): number {
  const start = performance.now()
  const results = work()
  const took = performance.now() - start
  if (!results.every(({ ok }) => ok)) throw new Error('An order of the demo cannot be read')
  return took
}

function storedOrders(): readonly Row[] {
  const orders = demoDocuments(Date.now()).flatMap(({ path, data }) =>
    /\/orders\/[^/]+$/.test(path) ? [data] : [],
  )
  return Array.from({ length: count }, (_, index) => {
    const sorted = sortDoc('orders', `order-${index}`, { ...orders[index % orders.length] })
    if (sorted.kind !== 'row') throw new Error('An order of the demo cannot be stored')
    return sorted.row
  })
}
