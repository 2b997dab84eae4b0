import type { Invoice } from '../entities/invoice.ts'

/** What a document is called: an invoice that takes deposits off is a final one. */
export function shownKind({
  kind,
  depositIds,
}: Pick<Invoice, 'kind' | 'depositIds'>): Invoice['kind'] | 'final' {
  return kind === 'invoice' && depositIds.length > 0 ? 'final' : kind
}
