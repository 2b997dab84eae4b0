import { ink, line, lined, muted } from '../paper.ts'

type Row = readonly [name: string, value: string]

/** A receipt for a payment, with all text already translated. */
export interface Receipt {
  /** The document's title. */
  readonly heading: string
  readonly ref: string
  readonly company: string
  /** Below the company's name: its address, how to reach it, its tax ids. */
  readonly companyLines: readonly string[]
  readonly amountName: string
  readonly amount: string
  readonly facts: readonly Row[]
  readonly usesTitle: string
  /** Invoices and how much of each was paid, and what is left as credit. */
  readonly uses: readonly Row[]
  /** What takes its effect away; '' for nothing. */
  readonly warning: string
}

const pageWidth = 323

/** The document definition for pdfmake: half a page of A4. `logo` is a data URL, null for none. */
export function receiptDocument(receipt: Receipt, logo: string | null): object {
  const { heading, ref, company, facts, uses, warning } = receipt
  return {
    info: { title: `${heading} ${ref}`, author: company },
    pageSize: 'A5',
    pageMargins: [48, 44, 48, 44],
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: ink },
    content: [
      head(receipt, logo),
      ...(warning === '' ? [] : [{ text: warning, bold: true, margin: [0, 10, 0, 0] }]),
      { text: receipt.amountName, color: muted, margin: [0, 14, 0, 0] },
      { text: receipt.amount, fontSize: 20, bold: true, margin: [0, 0, 0, 8] },
      table(facts),
      ...(uses.length === 0
        ? []
        : [{ text: receipt.usesTitle, bold: true, margin: [0, 14, 0, 4] }, table(uses)]),
    ],
  }
}

function head({ heading, ref, company, companyLines }: Receipt, logo: string | null): object {
  const stroke = { lineWidth: 1, lineColor: line }
  return {
    stack: [
      {
        columns: [
          {
            stack: [
              ...(logo === null ? [] : [{ image: logo, fit: [120, 40], margin: [0, 0, 0, 6] }]),
              { text: company, fontSize: 12, bold: true },
              ...companyLines.map((text) => ({ text, color: muted, fontSize: 8 })),
            ],
          },
          {
            stack: [
              { text: heading, color: muted },
              { text: ref, fontSize: 12, bold: true, noWrap: true },
            ],
            alignment: 'right',
            width: 'auto',
          },
        ],
        columnGap: 16,
      },
      {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: pageWidth, y2: 0, ...stroke }],
        margin: [0, 8, 0, 0],
      },
    ],
  }
}

function table(rows: readonly Row[]): object {
  return {
    table: {
      widths: ['auto', '*'],
      body: rows.map(([name, value]) => [
        { text: name, color: muted },
        { text: value, alignment: 'right' },
      ]),
    },
    layout: { ...lined, paddingLeft: () => 0 },
  }
}
