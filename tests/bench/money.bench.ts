import { cpus, loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import { einvoiceOf } from '#domain/einvoice/einvoice-of.ts'
import { writeUbl } from '#domain/einvoice/ubl/write-ubl.ts'
import type { Invoice } from '#domain/entities/invoice.ts'
import { quickBooksFiles } from '#domain/invoice/export/quickbooks.ts'
import { contentOf } from '#domain/invoice/invoice-content.ts'
import { invoiceTotals } from '#domain/invoice/invoice-totals.ts'
import { benchInvoices } from './money/bench-invoices.ts'
import { measureList } from './money/measure-list.ts'
import { measurePdf } from './money/measure-pdf.ts'
import { type BenchReport, type Goal, report } from './report.ts'
import { median, round } from './statistics.ts'

const runs = 7
const note = 'Checked the burner, cleaned the heat exchanger and measured the flue gas. '.repeat(5)

/** Measures sums, exports, paper and the list of invoices; `part` 'pdf' or 'list': only that, in Chromium. */
export async function run(part = ''): Promise<BenchReport> {
  console.log(`load before: ${loadavg().map(round).join(' ')} on ${cpus().length} cores`)
  if (part === 'pdf') return report('money', [await pdfGoal()])
  if (part === 'list') return report('money', await listGoals())
  const pdf = await pdfGoal()
  const [all, thousand] = [benchInvoices(20_000), benchInvoices(1000)]
  return report('money', [
    pdf,
    goalOf('20,000 invoices read and summed', () => totalOf(all), 3, 3000),
    goalOf('1,000 invoices as CSV for QuickBooks', () => csvOf(thousand), runs, 1000),
    goalOf('1,000 invoices as UBL', () => ublOf(thousand), runs, 2000),
    ...(await listGoals()),
  ])
}

async function pdfGoal(): Promise<Goal> {
  const requests = benchInvoices(runs, 14, note).map((invoice) => {
    const content = contentOf(invoice)
    const paper = { language: 'en', creditOf: '', terms: '', logo: null, cii: null } as const
    return { kind: 'invoice', invoice, content, ...paper } as const
  })
  const made = await measurePdf(requests)
  const pages = made.map((one) => one.pages)
  console.log(`PDF: ${made.map(({ ms }) => round(ms)).join(' ')} ms, ${pages.join(' ')} pages`)
  if (pages.some((count) => count !== 3)) throw new Error('Not three pages')
  const ms = median(made.map((one) => one.ms))
  return { goal: 'PDF of 3 pages in a new worker', value: round(ms), unit: 'ms', limit: 1500 }
}

async function listGoals(): Promise<readonly Goal[]> {
  const { firstRows, keystrokes } = await measureList(20_000)
  console.log(`first rows: ${firstRows.map(round).join(' ')} ms`)
  console.log(`keystrokes: ${keystrokes.map(round).join(' ')} ms`)
  // A letter that changes nothing gives no rows to wait for.
  const found = keystrokes.filter((ms) => ms > 0)
  const ms = { unit: 'ms' } as const
  return [
    { goal: 'first rows of 20,000 invoices', value: round(median(firstRows)), limit: 1000, ...ms },
    { goal: 'keystroke to rows, 20,000 invoices', value: round(median(found)), limit: 50, ...ms },
  ]
}

/** Processor time, since a busy machine tells little by the clock. */
function goalOf(goal: string, make: () => number, times: number, limit: number): Goal {
  const measured = Array.from({ length: times }, () => {
    const [start, before] = [performance.now(), process.cpuUsage()]
    make()
    const { user, system } = process.cpuUsage(before)
    return { ms: performance.now() - start, busy: (user + system) / 1000 }
  })
  const shown = measured.map(({ ms, busy }) => `${round(ms)} (${round(busy)})`).join(' ')
  console.log(`${goal}, ms by the clock (processor): ${shown}`)
  return { goal, value: round(median(measured.map(({ busy }) => busy))), unit: 'ms', limit }
}

function csvOf(invoices: readonly Invoice[]): number {
  const { files } = quickBooksFiles(invoices, { item: '', taxNames: {} })
  return files.reduce((length, { csv }) => length + csv.length, 0)
}

function totalOf(invoices: readonly Invoice[]): number {
  return invoices.reduce(
    (sum, invoice) => sum + (invoiceTotals(invoice, contentOf(invoice))?.totalMinor ?? 0),
    0,
  )
}

function ublOf(invoices: readonly Invoice[]): number {
  return invoices.reduce((length, invoice) => {
    const made = einvoiceOf(invoice, contentOf(invoice), { credited: null })
    if (!made.ok) throw new Error(made.problem)
    return length + writeUbl(made.value).length
  }, 0)
}
