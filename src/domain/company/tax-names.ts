import type { ExportTarget } from '../invoice/export/export-marks.ts'
import type { TaxCode } from './tax-code.ts'

const nameFields = {
  quickbooks: 'quickBooksName',
  xero: 'xeroName',
} as const satisfies Record<ExportTarget, keyof TaxCode>

/** What an accounting program calls a company's taxes, by our code; archived ones too, as old documents have them. */
export function taxNames(
  codes: readonly TaxCode[],
  target: ExportTarget,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    codes.flatMap((tax) => {
      const name = tax[nameFields[target]] ?? ''
      return name === '' ? [] : [[tax.code, name]]
    }),
  )
}
