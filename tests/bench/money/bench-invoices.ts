import { issuedInvoice } from '#domain/einvoice/einvoice.fixture.ts'
import type { Invoice } from '#domain/entities/invoice.ts'
import { invoiceLineFixture } from '#domain/invoice/invoice.fixture.ts'

const rates = [19_000, 7000, 21_000]

/** Issued invoices of five lines with discounts, half of them with prices that include tax. */
export function benchInvoices(count: number, lines = 5, note = ''): readonly Invoice[] {
  return Array.from({ length: count }, (_, i) =>
    issuedInvoice({
      id: `i${i}`,
      number: `INV-2026-${i}`,
      isInclusive: i % 2 === 1,
      discount: i % 3 === 0 ? { kind: 'percent', milliPercent: 5000 } : null,
      lines: Array.from({ length: lines }, (__, at) =>
        invoiceLineFixture({
          id: `l${at}`,
          name: `Boiler service ${at}`,
          note,
          quantityMilli: 1000 + ((i * 7 + at * 250) % 9000),
          priceMinor: 999 + ((i * 31 + at * 977) % 20_000),
          discount: at === 1 ? { kind: 'amount', minor: 100 } : null,
          tax: {
            code: `S${at % 3}`,
            category: 'S',
            rateMilliPercent: rates[at % 3] ?? 0,
            reason: '',
          },
        }),
      ),
    }),
  )
}
