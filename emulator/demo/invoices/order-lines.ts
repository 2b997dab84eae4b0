import type { DemoOrder } from '../orders/create-orders.ts'
import { technicians } from '../people/people.ts'
import { workSpansOf } from '../people/time-documents.ts'
import { laborItem } from '../stock/items.ts'
import type { DemoDocument } from '../base/types.ts'
import type { LineStart } from './invoice-sums.ts'

/** Of UN/ECE Recommendation 20, by what items are counted in. */
export const unitCodes: Readonly<Record<string, string>> = {
  metre: 'MTR',
  litre: 'LTR',
  kilogram: 'KGM',
  set: 'SET',
}

/** What an order took: its recorded time, else that of its steps, and the parts used. */
export function createOrderLines(
  time: readonly DemoDocument[],
  stock: readonly DemoDocument[],
): (order: DemoOrder) => readonly LineStart[] {
  const entries = recordsOf('timeEntries', time)
  const movements = recordsOf('movements', stock).filter(({ data }) => data['type'] === 'consume')
  const items = new Map(recordsOf('items', stock).map(({ id, data }) => [id, data]))
  const prices = new Map(recordsOf('prices', stock).map(({ id, data }) => [id, data]))

  return (order) => {
    const ours = entries.filter(({ data }) => data['orderId'] === order.id)
    const spans = technicians.flatMap(({ uid }) => workSpansOf(uid, [order]))
    const hours = (kind: 'order' | 'travel', name: string) => {
      const recorded = ours.filter(({ data }) => data['kind'] === kind)
      const lasted = spans.filter((span) => span.kind === kind).map(({ start, end }) => end - start)
      const known = recorded.map(({ data }) => msBetween(data['startedAt'], data['endedAt']))
      const ms = (recorded.length > 0 ? known : lasted).reduce((sum, one) => sum + one, 0)
      const sources = recorded.map(({ id }) => ({ kind: 'timeEntry' as const, id }))
      // In hundredths of an hour, as the app bills time.
      const quantityMilli = ms > 0 ? Math.max(1, Math.round(ms / 36_000)) * 10 : 0
      const unitCode = 'HUR'
      return quantityMilli > 0
        ? [{ sources, name, quantityMilli, unitCode, priceMinor: laborItem.priceMinor }]
        : []
    }
    return [
      ...hours('order', laborItem.name),
      ...hours('travel', 'Travel'),
      ...movements
        .filter(({ data }) => data['orderId'] === order.id)
        .map(({ id, data }): LineStart => {
          const itemId = String(data['itemId'])
          const item = items.get(itemId) ?? {}
          return {
            sources: [{ kind: 'movement', id }],
            name: String(item['name']),
            quantityMilli: 1000 * Number(data['quantity']),
            unitCode: unitCodes[String(item['unit'])] ?? 'C62',
            priceMinor: Number(prices.get(itemId)?.['priceMinor']),
          }
        }),
    ]
  }
}

function recordsOf(collection: string, documents: readonly DemoDocument[]) {
  return documents
    .filter(({ path }) => path.includes(`/${collection}/`))
    .map(({ path, data }) => ({ id: path.split('/').at(-1) ?? '', data }))
}

function msBetween(start: unknown, end: unknown): number {
  return Date.parse(String(end)) - Date.parse(String(start))
}
