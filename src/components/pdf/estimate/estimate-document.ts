import type { Estimate } from '#domain/entities/estimate.ts'
import type { Language } from '#domain/entities/user.ts'
import {
  estimateContent,
  type EstimateContent,
  type EstimateOption,
  linesOfOption,
} from '#domain/estimate/estimate-content.ts'
import { depositMinor, optionTotals } from '#domain/estimate/estimate-totals.ts'
import { localDay } from '#domain/time/local-time.ts'
import { type PaperFormat, paperFormat } from '../invoice/paper-format.ts'
import {
  a4Pages,
  buyerBlock,
  factTable,
  letterhead,
  lined,
  lineHeads,
  muted,
  right,
  warning,
} from '../paper.ts'
import { type EstimateWords, estimateWords } from './estimate-words.ts'

export interface EstimatePaper {
  readonly estimate: Estimate
  readonly seller: { readonly name: string; readonly address: { readonly country: string } }
  readonly sellerLines: readonly string[]
  readonly buyer: { readonly name: string }
  readonly buyerLines: readonly string[]
  readonly language: Language
  /** The company's, for the day of sending. */
  readonly timeZone: string
  /** A data URL; null without one. */
  readonly logo: string | null
}

/** The document definition for pdfmake of an estimate: one table for each option. */
export function estimateDocument(paper: EstimatePaper): object {
  const { estimate, language, seller } = paper
  const words = estimateWords[language]
  const format = paperFormat(language, seller.address.country, estimate.currency)
  const content = estimateContent(estimate)
  const title = `${words.estimate} ${estimate.ref}`
  const remarks = [estimate.isInclusive ? words.inclusive : '', estimate.note.trim()]
  return {
    ...a4Pages({
      title,
      createdAt: new Date(estimate.sentAt ?? estimate.createdAt),
      sellerName: seller.name,
      page: words.page,
    }),
    content: [
      head(paper, words),
      {
        columns: [
          buyerBlock(words.customer, paper.buyer.name, paper.buyerLines),
          factTable(factsOf(paper, words, format)),
        ],
        margin: [0, 20, 0, 8],
      },
      { text: estimate.title, fontSize: 14, bold: true, margin: [0, 8, 0, 0] },
      ...content.options.map((one) => option(one, { estimate, content, words, format })),
      ...remarks.filter(Boolean).map((text) => ({ text, margin: [0, 10, 0, 0] })),
      ...approval(content, words, format),
    ],
  }
}

function head(paper: EstimatePaper, words: EstimateWords): object {
  const { estimate, seller, sellerLines, logo } = paper
  const revision = estimate.revision > 1 ? ` · ${words.revision} ${estimate.revision}` : ''
  const isDraft = estimate.status === 'draft'
  return {
    columns: [
      letterhead(seller.name, sellerLines, logo),
      {
        stack: [
          { text: words.estimate, fontSize: 18, bold: true },
          { text: `${estimate.ref}${revision}`, fontSize: 12 },
          ...(isDraft ? [{ text: words.draft, bold: true, color: warning }] : []),
        ],
        alignment: 'right',
        width: 'auto',
      },
    ],
  }
}

function factsOf(
  { estimate: { sentAt, validUntil }, timeZone }: EstimatePaper,
  words: EstimateWords,
  { day }: PaperFormat,
) {
  return [
    ...(sentAt === null ? [] : [[words.sentOn, day(localDay(sentAt, timeZone))] as const]),
    [words.validUntil, day(validUntil)] as const,
  ]
}

interface OptionPaper {
  readonly estimate: Estimate
  readonly content: EstimateContent
  readonly words: EstimateWords
  readonly format: PaperFormat
}

function option(one: EstimateOption, { estimate, content, words, format }: OptionPaper): object {
  const lines = linesOfOption(content.lines, one.id)
  const totals = optionTotals(estimate, lines)
  const deposit = depositMinor(content.deposit, totals?.totalMinor ?? 0)
  const sums = [
    [words.net, totals?.netMinor ?? 0],
    [words.tax, totals?.taxMinor ?? 0],
    [words.total, totals?.totalMinor ?? 0],
    ...(totals && totals.roundingMinor !== 0
      ? ([
          [words.rounding, totals.roundingMinor],
          [words.payable, totals.payableMinor],
        ] as const)
      : []),
    ...(deposit > 0 ? [[words.deposit, deposit] as const] : []),
  ] as const
  return {
    margin: [0, 14, 0, 0],
    stack: [
      { text: one.name, fontSize: 12, bold: true },
      ...(one.note.trim() === '' ? [] : [{ text: one.note, color: muted }]),
      {
        layout: lined,
        table: {
          widths: ['*', 'auto', 'auto', 'auto'],
          headerRows: 1,
          dontBreakRows: true,
          body: [
            lineHeads(words.line, [words.quantity, words.price, words.amount]),
            ...lines.map((each, i) => [
              { stack: [each.name, { text: each.note, color: muted, fontSize: 9 }] },
              right(format.quantity(each.quantityMilli, each.unitCode)),
              right(format.price(each.priceMinor, each.perQuantity)),
              right(format.money(totals?.lines[i]?.amountMinor ?? 0)),
            ]),
          ],
        },
      },
      {
        unbreakable: true,
        layout: lined,
        margin: [200, 4, 0, 0],
        table: {
          widths: ['*', 'auto'],
          body: sums.map(([name, minor]) => {
            const bold = name === words.total || name === words.payable
            return [
              { text: name, bold },
              { ...right(format.money(minor)), bold },
            ]
          }),
        },
      },
    ],
  }
}

function approval(
  { decision, options }: EstimateContent,
  words: EstimateWords,
  { day }: PaperFormat,
): readonly object[] {
  const approved = options.find(({ id }) => id === decision?.optionId)
  if (!decision || !approved) return []
  const text = `${words.approved} ${decision.name} · ${approved.name} · ${day(decision.on)}`
  return [{ text, bold: true, margin: [0, 16, 0, 0] }]
}
