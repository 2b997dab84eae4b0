import type { LineNames } from '#domain/invoice/draft/billable-work.ts'
import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'

/** From finished work to an invoice. */
export interface Invoicing {
  /**
   * Creates the draft that `invoiceDraftFor` shows. Fails with 'invoice/empty' where nothing of these orders is left to
   * bill, and with 'invoice/other-customer' where they are of several customers.
   */
  readonly createInvoiceFrom: (
    orderIds: readonly string[],
    names: LineNames,
  ) => Promise<Result<{ readonly invoiceId: string }, Problem>>
}
