import type { Invoice } from '../entities/invoice.ts'

/** Whether what an invoice or credit note says can no longer change. */
export function isFinal({ status }: Pick<Invoice, 'status'>): boolean {
  return status !== 'draft' && status !== 'discarded'
}
