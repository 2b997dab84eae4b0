import type { Invoice } from '#domain/entities/invoice.ts'

/** Whether what it says can no longer change. */
export function isFinal({ status }: Pick<Invoice, 'status'>): boolean {
  return status !== 'draft' && status !== 'discarded'
}
