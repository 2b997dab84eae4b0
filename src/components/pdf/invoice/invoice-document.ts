import { codeSvg } from './epc-code.ts'
import type { InvoicePaper } from './invoice-paper.ts'
import {
  a4Pages,
  buyerBlock,
  factTable,
  ink,
  letterhead,
  line,
  lined,
  lineHeads,
  muted,
  right,
  warning,
} from '../paper.ts'

const pageWidth = 499
const codeSide = 88

/** The document definition for pdfmake of an invoice; `logo` is a data URL. The same paper makes the same file. */
export function invoiceDocument(paper: InvoicePaper, logo: string | null): object {
  const { words, heading, number, seller, isDraft } = paper
  const title = `${heading} ${isDraft ? '' : number}`.replaceAll(/[<>&]/g, ' ').trim()
  return {
    ...a4Pages({
      title,
      createdAt: new Date(paper.madeAt),
      sellerName: seller.name,
      page: words.page,
    }),
    content: [
      head(paper, logo),
      {
        columns: [
          buyerBlock(words.buyer, paper.buyer.name, paper.buyer.lines),
          factTable(paper.facts),
        ],
        columnGap: 24,
        margin: [0, 20, 0, 16],
      },
      lines(paper),
      sums(paper),
      ...paper.remarks.map((text) => ({ text, margin: [0, 10, 0, 0] })),
      payment(paper),
    ],
  }
}

function head({ seller, heading, number, isDraft }: InvoicePaper, logo: string | null): object {
  const columns = [
    letterhead(seller.name, seller.lines, logo),
    {
      stack: [
        { text: heading, fontSize: 18, bold: true },
        { text: number, fontSize: 12, bold: isDraft, color: isDraft ? warning : ink },
      ],
      alignment: 'right',
      width: 'auto',
    },
  ]
  const stroke = { lineWidth: 1, lineColor: line }
  const rule = { type: 'line', x1: 0, y1: 0, x2: pageWidth, y2: 0, ...stroke }
  return { stack: [{ columns }, { canvas: [rule], margin: [0, 8, 0, 0] }] }
}

function lines({ words, lines: rows }: InvoicePaper): object {
  return {
    layout: lined,
    table: {
      widths: ['*', 'auto', 'auto', 'auto', 'auto'],
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      body: [
        lineHeads(words.line, [words.quantity, words.price, words.rate, words.amount]),
        ...rows.flatMap(({ heading, isGrouped, name, details, quantity, price, rate, amount }) => [
          ...(heading === '' ? [] : [[{ text: heading, bold: true, colSpan: 5 }, '', '', '', '']]),
          [
            {
              stack: [name, ...details.map((text) => ({ text, color: muted, fontSize: 9 }))],
              margin: [isGrouped ? 8 : 0, 0, 0, 0],
            },
            right(quantity),
            right(price),
            right(rate),
            right(amount),
          ],
        ]),
      ],
    },
  }
}

/** The taxes beside the sums, kept on one page. */
function sums({ words, sums: rows, payable, taxes }: InvoicePaper): object {
  const strong = { bold: true, fontSize: 12 }
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
            lineHeads(words.rate, [words.base, words.tax]),
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
