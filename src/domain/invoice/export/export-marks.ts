import type { Invoice } from '../../entities/invoice.ts'

/** The accounting programs that invoices are exported to. */
export const exportTargets = ['quickbooks', 'xero'] as const
export type ExportTarget = (typeof exportTargets)[number]

/** The field of an invoice that says when it was exported to a program. */
export const exportFields = {
  quickbooks: 'quickBooksAt',
  xero: 'xeroAt',
} as const satisfies Record<ExportTarget, keyof Invoice>

type Marked = Pick<Invoice, (typeof exportFields)[ExportTarget]>

/** When an invoice was exported to a program; null where it was not. */
export function exportedAt(invoice: Marked, target: ExportTarget): string | null {
  return invoice[exportFields[target]] ?? null
}

/** The programs that an invoice was exported to, and when. */
export function exportMarks(
  invoice: Marked,
): readonly { readonly target: ExportTarget; readonly at: string }[] {
  return exportTargets.flatMap((target) => {
    const at = exportedAt(invoice, target)
    return at === null ? [] : [{ target, at }]
  })
}
