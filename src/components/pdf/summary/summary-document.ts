import { ink, line, muted, warning } from '../paper.ts'

/** An image in the form pdfmake takes: a JPEG or PNG data URL. */
interface SummaryImage {
  readonly image: string
  readonly words: string
}

type Row = readonly [name: string, value: string]

/** The content of a customer's summary, with all text already translated. */
export interface Summary {
  /** The document's title. */
  readonly heading: string
  readonly title: string
  /** As a data URL; null for none. */
  readonly logo: string | null
  readonly company: string
  /** Below the company's name: its address, how to reach it, its tax ids. */
  readonly companyLines: readonly string[]
  readonly ref: string
  /** Customer and visit details, side by side. */
  readonly facts: readonly [left: readonly Row[], right: readonly Row[]]
  readonly sections: readonly { readonly title: string; readonly text: string }[]
  readonly partsTitle: string
  readonly parts: readonly Row[]
  readonly checklistTitle: string
  readonly checklist: readonly {
    readonly label: string
    readonly answer: string
    readonly note: string
    /** The grade. */
    readonly grade: { readonly word: string; readonly tone: 'good' | 'bad' | 'none' } | null
  }[]
  readonly photosTitle: string
  readonly photos: readonly SummaryImage[]
  readonly signaturesTitle: string
  readonly signatures: readonly (SummaryImage & {
    /** The exact text that was signed, and its hash. */
    readonly signed: readonly string[]
  })[]
  /** The time zone of all times. */
  readonly zone: string
  readonly madeAt: string
}

const tones = { good: '#1d6b3a', bad: warning, none: muted } as const
const pageWidth = 499

/** The document definition for pdfmake. */
export function summaryDocument(summary: Summary): object {
  const { title, photos, signatures, madeAt, zone } = summary
  return {
    info: { title: `${summary.ref} ${title}`, author: summary.company },
    pageSize: 'A4',
    pageMargins: [48, 44, 48, 60],
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: ink },
    footer: (page: number, pages: number) => ({
      columns: [
        { text: [`${madeAt}\n`, zone] },
        { text: `${summary.ref} · ${page} / ${pages}`, alignment: 'right', width: 'auto' },
      ],
      margin: [48, 14, 48, 0],
      fontSize: 8,
      color: muted,
    }),
    content: [
      head(summary),
      { text: title, fontSize: 18, bold: true, margin: [0, 14, 0, 8] },
      { columns: summary.facts.map(facts), columnGap: 24 },
      ...summary.sections
        .filter(({ text }) => text.trim() !== '')
        .map(({ title: name, text }) => ({ stack: [heading(name), { text }] })),
      ...parts(summary),
      ...checklist(summary),
      ...(photos.length > 0 ? pairs(summary.photosTitle, photos) : []),
      ...signatures.map((one, i) => signature(i === 0 ? summary.signaturesTitle : '', one)),
    ],
  }
}

function head({ logo, company, companyLines, heading: what, ref }: Summary): object {
  const columns = [
    {
      stack: [
        ...(logo === null ? [] : [{ image: logo, fit: [150, 44], margin: [0, 0, 0, 6] }]),
        { text: company, fontSize: 12, bold: true },
        ...companyLines.map((text) => ({ text, color: muted, fontSize: 9 })),
      ],
    },
    {
      stack: [
        { text: what, color: muted },
        { text: ref, fontSize: 12, bold: true },
      ],
      alignment: 'right',
      width: 'auto',
    },
  ]
  return { stack: [{ columns }, rule([0, 8, 0, 0])] }
}

function rule(margin: readonly number[]): object {
  const stroke = { lineWidth: 1, lineColor: line }
  return { canvas: [{ type: 'line', x1: 0, y1: 0, x2: pageWidth, y2: 0, ...stroke }], margin }
}

function heading(text: string): object {
  return { text, fontSize: 12, bold: true, margin: [0, 16, 0, 4] }
}

function facts(rows: readonly Row[]): object {
  return {
    stack: rows
      .filter(([, value]) => value !== '')
      .map(([name, value]) => ({
        text: [{ text: `${name}\n`, color: muted, fontSize: 8 }, value],
        margin: [0, 0, 0, 6],
      })),
  }
}

const lined = {
  hLineWidth: (i: number) => (i === 0 ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => line,
  paddingLeft: (i: number) => (i === 0 ? 0 : 12),
  paddingRight: () => 0,
  paddingTop: () => 4,
  paddingBottom: () => 4,
}

/** A table whose title is kept with its first row. */
function table(title: string, widths: readonly string[], body: readonly (readonly object[])[]) {
  if (body.length === 0) return []
  const [first, ...rest] = widths
  const titled = [
    { ...heading(title), margin: [0, 8, 0, 0], colSpan: widths.length },
    ...rest.map(() => ({})),
  ]
  return [
    {
      table: {
        widths: [first, ...rest],
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        body: [titled, ...body],
      },
      layout: lined,
    },
  ]
}

function parts({ partsTitle, parts: rows }: Summary): readonly object[] {
  const body = rows.map(([name, quantity]) => [
    { text: name },
    { text: quantity, alignment: 'right' },
  ])
  return table(partsTitle, ['*', 'auto'], body)
}

function checklist({ checklistTitle, checklist: items }: Summary): readonly object[] {
  const body = items.map(({ label, answer, note, grade }) => [
    { text: note === '' ? label : [`${label}\n`, { text: note, color: muted, fontSize: 9 }] },
    { text: answer },
    grade === null
      ? { text: '' }
      : { text: grade.word, bold: true, color: tones[grade.tone], alignment: 'right' },
  ])
  return table(checklistTitle, ['*', '30%', 'auto'], body)
}

/** Photos in pairs; the title is kept with the first pair. */
function pairs(title: string, photos: readonly SummaryImage[]): readonly object[] {
  const rows = Array.from({ length: Math.ceil(photos.length / 2) }, (_, i) =>
    photos.slice(2 * i, 2 * i + 2),
  )
  return rows.map((row, i) => ({
    stack: [
      ...(i === 0 ? [heading(title)] : []),
      {
        columns: row.map(({ image, words }) => ({
          width: '50%',
          stack: [
            { image, fit: [240, 200] },
            { text: words, color: muted, fontSize: 8, margin: [0, 3, 12, 8] },
          ],
        })),
      },
    ],
    unbreakable: true,
  }))
}

function signature(title: string, { image, words, signed }: Summary['signatures'][number]): object {
  return {
    stack: [
      ...(title === '' ? [] : [heading(title)]),
      { image, fit: [200, 80] },
      { ...rule([0, 2, 0, 4]) },
      { text: words, bold: true },
      ...signed.map((text) => ({ text, color: muted, fontSize: 8, margin: [0, 4, 0, 0] })),
    ],
    margin: [0, 0, 0, 8],
    unbreakable: true,
  }
}
