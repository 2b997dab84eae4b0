import { codeSvg } from './epc-code.ts'
import type { InvoicePaper } from './invoice-paper.ts'

const ink = '#26231f'
const muted = '#6b665e'
const line = '#d9d5cd'
const pageWidth = 499
const codeSide = 88

/** The document definition for pdfmake of an invoice; `logo` is a data URL. The same paper makes the same file. */
export function invoiceDocument(paper: InvoicePaper, logo: string | null): object {
  const { words, heading, number, seller, isDraft } = paper
  const title = `${heading} ${isDraft ? '' : number}`.replaceAll(/[<>&]/g, ' ').trim()
  return {
    info: { title, creationDate: new Date(paper.madeAt) },
    pageSize: 'A4',
    pageMargins: [48, 44, 48, 60],
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: ink },
    footer: (page: number, pages: number) => ({
      columns: [
        { text: seller.name },
        { text: `${title} · ${words.page} ${page} / ${pages}`, alignment: 'right', width: 'auto' },
      ],
      margin: [48, 14, 48, 0],
      fontSize: 8,
      color: muted,
    }),
    content: [
      head(paper, logo),
      { columns: [buyer(paper), facts(paper)], columnGap: 24, margin: [0, 20, 0, 16] },
      lines(paper),
      sums(paper),
      ...paper.remarks.map((text) => ({ text, margin: [0, 10, 0, 0] })),
      payment(paper),
    ],
  }
}

function head({ seller, heading, number, isDraft }: InvoicePaper, logo: string | null): object {
  const columns = [
    {
      stack: [
        ...(logo === null ? [] : [{ image: logo, fit: [150, 44], margin: [0, 0, 0, 6] }]),
        { text: seller.name, fontSize: 12, bold: true },
        ...seller.lines.map((text) => ({ text, color: muted, fontSize: 9 })),
      ],
    },
    {
      stack: [
        { text: heading, fontSize: 18, bold: true },
        { text: number, fontSize: 12, bold: isDraft, color: isDraft ? '#b3261e' : ink },
      ],
      alignment: 'right',
      width: 'auto',
    },
  ]
  const stroke = { lineWidth: 1, lineColor: line }
  const rule = { type: 'line', x1: 0, y1: 0, x2: pageWidth, y2: 0, ...stroke }
  return { stack: [{ columns }, { canvas: [rule], margin: [0, 8, 0, 0] }] }
}

function buyer({ words, buyer: { name, lines: rows } }: InvoicePaper): object {
  return {
    stack: [
      { text: words.buyer, color: muted, fontSize: 8 },
      { text: name, bold: true },
      ...rows.map((text) => ({ text })),
    ],
  }
}

function facts({ facts: rows }: InvoicePaper): object {
  return {
    layout: 'noBorders',
    width: 'auto',
    table: {
      widths: ['auto', 'auto'],
      body:
        rows.length === 0
          ? [['', '']]
          : rows.map(([label, value]) => [
              { text: label, color: muted },
              { text: value, alignment: 'right' },
            ]),
    },
  }
}

const lined = {
  hLineWidth: (i: number) => (i === 0 ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => line,
  paddingLeft: (i: number) => (i === 0 ? 0 : 10),
  paddingRight: () => 0,
  paddingTop: () => 4,
  paddingBottom: () => 4,
}

function lines({ words, lines: rows }: InvoicePaper): object {
  const right = (text: string) => ({ text, alignment: 'right', noWrap: true })
  const label = { color: muted, fontSize: 8 }
  return {
    layout: lined,
    table: {
      widths: ['*', 'auto', 'auto', 'auto', 'auto'],
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      body: [
        [
          { text: words.line, ...label },
          ...[words.quantity, words.price, words.rate, words.amount].map((text) => ({
            ...right(text),
            ...label,
          })),
        ],
        ...rows.map(({ name, details, quantity, price, rate, amount }) => [
          { stack: [name, ...details.map((text) => ({ text, color: muted, fontSize: 9 }))] },
          right(quantity),
          right(price),
          right(rate),
          right(amount),
        ]),
      ],
    },
  }
}

/** The taxes beside the sums, kept on one page. */
function sums({ words, sums: rows, payable, taxes }: InvoicePaper): object {
  const right = (text: string) => ({ text, alignment: 'right', noWrap: true })
  const strong = { bold: true, fontSize: 12 }
  const label = { color: muted, fontSize: 8 }
  return {
    unbreakable: true,
    columnGap: 24,
    margin: [0, 12, 0, 0],
    columns: [
      {
        layout: lined,
        table: {
          widths: ['auto', '*', '*'],
          body: [
            [
              { text: words.rate, ...label },
              { ...right(words.base), ...label },
              { ...right(words.tax), ...label },
            ],
            ...taxes.map(([rate, base, tax]) => [rate, right(base), right(tax)]),
          ],
        },
      },
      {
        layout: lined,
        table: {
          widths: ['*', 'auto'],
          body: [
            ...rows.map(([name, value]) => [{ text: name }, right(value)]),
            [
              { text: payable[0], ...strong },
              { ...right(payable[1]), ...strong },
            ],
          ],
        },
      },
    ],
  }
}

function payment({ words, payment: rows, code }: InvoicePaper): object {
  if (rows.length === 0) return { text: '' }
  return {
    unbreakable: true,
    margin: [0, 16, 0, 0],
    columns: [
      {
        stack: [
          { text: words.payment, fontSize: 12, bold: true, margin: [0, 0, 0, 4] },
          ...rows.map(([label, value]) => ({
            text: [{ text: `${label}  `, color: muted }, value],
          })),
        ],
      },
      ...(code === null
        ? []
        : [
            {
              width: codeSide,
              stack: [
                { svg: codeSvg(code), width: codeSide },
                { text: words.scan, fontSize: 8, color: muted, alignment: 'center' },
              ],
            },
          ]),
    ],
  }
}
