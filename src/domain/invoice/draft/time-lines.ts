import type { TimeEntry } from '#domain/entities/time-entry.ts'
import { chunks } from '#lib/chunks.ts'
import { billedOn } from '../billed-sources.ts'
import { mostLineSources } from '../line-source.ts'
import type { BillableWork, DraftLine } from './billable-work.ts'
import { billedHoursMilli } from './billed-hours.ts'
import { draftPrice } from './draft-price.ts'

/** A line for the work on these orders and one for the travel to them, in hours; entries that still run are left out. */
export function timeLines(work: BillableWork, orderIds: ReadonlySet<string>): readonly DraftLine[] {
  const item = work.items.find(({ id }) => id === work.company.laborItemId)
  const lineOf = (kind: TimeEntry['kind'], name: string): readonly DraftLine[] => {
    const entries = work.timeEntries.filter(
      (entry) =>
        entry.kind === kind &&
        entry.orderId !== null &&
        orderIds.has(entry.orderId) &&
        msOf(entry) > 0 &&
        !billedOn(work.billedSources, { kind: 'timeEntry', id: entry.id }, entry.orderId),
    )
    const quantityMilli = hoursMilli(entries)
    const times = entries.map(({ startedAt }) => startedAt)
    const price = item ? draftPrice(work, { item, quantityMilli, times }) : { priceMinor: 0 }
    return chunks(entries, mostLineSources).map((some) => ({
      sources: some.map(({ id }) => ({ kind: 'timeEntry' as const, id })),
      name,
      quantityMilli: hoursMilli(some),
      unitCode: 'HUR',
      ...price,
      taxCode: item?.taxCode ?? null,
    }))
  }
  return [
    ...lineOf('order', item?.name ?? work.names.labor),
    ...lineOf('travel', work.names.travel),
  ]
}

function hoursMilli(entries: readonly TimeEntry[]): number {
  return billedHoursMilli(entries.reduce((ms, entry) => ms + msOf(entry), 0))
}

function msOf({ startedAt, endedAt }: TimeEntry): number {
  return endedAt === null ? 0 : Date.parse(endedAt) - Date.parse(startedAt)
}
