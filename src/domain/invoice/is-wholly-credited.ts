import type { Invoice } from '../entities/invoice.ts'

/** Whether credit notes have taken back all of an issued invoice, so that what it billed can be billed again. */
export function isWhollyCredited({
  creditIds,
  creditedMinor,
  totalMinor,
}: Pick<Invoice, 'creditIds' | 'creditedMinor' | 'totalMinor'>): boolean {
  return creditIds.length > 0 && (creditedMinor ?? 0) >= (totalMinor ?? 0)
}
