import { type Data, type InvoiceListItem, invoiceContents } from '#data/index.ts'
import type { Exported, ExportFile } from '#domain/invoice/export/export-files.ts'
import type { ExportTarget } from '#domain/invoice/export/export-marks.ts'
import { quickBooksFiles } from '#domain/invoice/export/quickbooks.ts'
import { xeroFiles } from '#domain/invoice/export/xero.ts'
import { saveFile } from '#lib/save-file.ts'
import type { Translate } from '#messages/index.ts'
import { sumByCurrency } from '../issue/sum-by-currency.ts'
import { invoicesCsv } from './invoices-csv.ts'

export const exportFormats = ['csv', 'quickbooks', 'xero'] as const satisfies readonly (
  | 'csv'
  | ExportTarget
)[]
export type ExportFormat = (typeof exportFormats)[number]

export interface ExportChoice {
  readonly format: ExportFormat
  readonly item: string
  readonly accountCode: string
  /** What the program calls our taxes, by our codes. */
  readonly taxNames: Readonly<Record<string, string>>
}

export interface ExportResult extends Pick<Exported, 'leftOut' | 'taxCodes'> {
  readonly files: readonly Pick<ExportFile, 'name' | 'invoiceIds' | 'totals'>[]
}

/** Saves the invoices as a file, or as several one after the other; tells what each of them adds up to. */
export async function runExport(
  data: Pick<Data, 'read'>,
  t: Translate,
  items: readonly InvoiceListItem[],
  choice: ExportChoice,
  today: string,
): Promise<ExportResult> {
  const ids = items.map(({ invoice }) => invoice.id)
  const contents = (await data.read(invoiceContents(ids))) ?? new Map<string, never>()
  if (choice.format === 'csv') {
    const name = `invoices-${today}.csv`
    save(name, invoicesCsv(t, items, contents, today))
    return {
      files: [{ name, invoiceIds: ids, totals: Object.fromEntries(sumByCurrency(items)) }],
      leftOut: [],
      taxCodes: [],
    }
  }
  const invoices = items.map(({ invoice }) => ({ ...invoice, ...contents.get(invoice.id) }))
  const { taxNames } = choice
  const exported =
    choice.format === 'quickbooks'
      ? quickBooksFiles(invoices, { item: choice.item.trim(), taxNames })
      : xeroFiles(invoices, { accountCode: choice.accountCode.trim(), taxNames })
  for (const { name, csv } of exported.files) save(name, csv)
  return exported
}

function save(name: string, csv: string): void {
  saveFile(name, new Blob([csv], { type: 'text/csv' }))
}
