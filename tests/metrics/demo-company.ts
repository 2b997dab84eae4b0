import type { Entities } from '#domain/entities/collections.ts'
import type { MetricsSource } from '#domain/metrics/facts.ts'
import { sumPayments } from '#domain/payment/payment-sums.ts'
import { parseRow } from '#domain/stored/parse-row.ts'
import { demoDocuments } from '#emulator/demo/demo-documents.ts'

/** The demo company's documents as they are at an instant. */
export function demoSource(now: number): MetricsSource {
  const documents = demoDocuments(now).map(({ path, data }) => {
    const [collection = '', id = ''] = path.split('/').slice(-2)
    return { collection, id, data }
  })
  function all<
    C extends 'orders' | 'visits' | 'bookings' | 'timeEntries' | 'invoices' | 'payments',
  >(collection: C): Entities[C][] {
    return documents.flatMap((one) => {
      if (one.collection !== collection) return []
      const parsed = parseRow(collection, one.id, one.data)
      if (!parsed.ok) throw new Error(`The demo's ${collection}/${one.id} cannot be read`)
      return [parsed.value]
    })
  }
  return {
    orders: all('orders'),
    visits: all('visits'),
    bookings: all('bookings'),
    entries: all('timeEntries'),
    invoices: all('invoices'),
    paid: sumPayments(all('payments')).paid,
    leaks: [],
  }
}
