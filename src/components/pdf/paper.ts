/** What the documents of a company have in common on paper, for pdfmake. */

export const ink = '#26231f'
export const muted = '#6b665e'
export const line = '#d9d5cd'
export const warning = '#b3261e'

/** The heads of columns and blocks. */
const label = { color: muted, fontSize: 8 } as const

/** A cell at the right edge that is never broken. */
export function right(text: string) {
  return { text, alignment: 'right', noWrap: true }
}

/** A table with a line between its rows. */
export const lined = {
  hLineWidth: (i: number) => (i === 0 ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => line,
  paddingLeft: (i: number) => (i === 0 ? 0 : 10),
  paddingRight: () => 0,
  paddingTop: () => 4,
  paddingBottom: () => 4,
}

interface PageFacts {
  readonly title: string
  readonly createdAt: Date
  readonly sellerName: string
  /** The word for a page. */
  readonly page: string
}

/** An A4 document with its pages numbered at the foot. */
export function a4Pages({ title, createdAt, sellerName, page }: PageFacts) {
  return {
    info: { title, creationDate: createdAt },
    pageSize: 'A4',
    pageMargins: [48, 44, 48, 60],
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: ink },
    footer: (current: number, pages: number) => ({
      columns: [
        { text: sellerName },
        { text: `${title} · ${page} ${current} / ${pages}`, alignment: 'right', width: 'auto' },
      ],
      margin: [48, 14, 48, 0],
      fontSize: 8,
      color: muted,
    }),
  }
}

/** The logo, the name of the company and what stands below it. */
export function letterhead(name: string, lines: readonly string[], logo: string | null): object {
  return {
    stack: [
      ...(logo === null ? [] : [{ image: logo, fit: [150, 44], margin: [0, 0, 0, 6] }]),
      { text: name, fontSize: 12, bold: true },
      ...lines.map((text) => ({ text, color: muted, fontSize: 9 })),
    ],
  }
}

/** Whom the document is for, below a word that says so. */
export function buyerBlock(word: string, name: string, lines: readonly string[]): object {
  return {
    stack: [
      { text: word, ...label },
      { text: name, bold: true },
      ...lines.map((text) => ({ text })),
    ],
  }
}

/** Facts as a narrow table beside the buyer. */
export function factTable(rows: readonly (readonly [name: string, value: string])[]): object {
  return {
    layout: 'noBorders',
    width: 'auto',
    table: {
      widths: ['auto', 'auto'],
      body:
        rows.length === 0
          ? [['', '']]
          : rows.map(([name, value]) => [
              { text: name, color: muted },
              { text: value, alignment: 'right' },
            ]),
    },
  }
}

/** The heads of a table of lines: a description, then numbers. */
export function lineHeads(first: string, numbers: readonly string[]): readonly object[] {
  return [{ text: first, ...label }, ...numbers.map((text) => ({ ...right(text), ...label }))]
}
