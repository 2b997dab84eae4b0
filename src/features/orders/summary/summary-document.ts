/** A picture as pdfmake takes it: a data URL of JPEG or PNG. */
interface Pictured {
  readonly image: string
  readonly words: string
}

/** What a customer is given of an order, in words that are already of one language. */
export interface Summary {
  readonly title: string
  readonly company: string
  /** The lines under the title: number, customer, address. */
  readonly facts: readonly string[]
  readonly sections: readonly {
    readonly title: string
    readonly rows: readonly (readonly [name: string, value: string])[]
  }[]
  readonly photosTitle: string
  readonly photos: readonly Pictured[]
  readonly signaturesTitle: string
  readonly signatures: readonly Pictured[]
  /** Says of which page of how many. */
  readonly madeAt: string
}

const ink = '#26231f'
const muted = '#6b665e'
const line = '#d9d5cd'

/** The page as data, for pdfmake. */
export function summaryDocument(summary: Summary): object {
  const { title, company, facts, sections, photos, signatures, madeAt } = summary
  return {
    info: { title },
    pageSize: 'A4',
    pageMargins: [48, 48, 48, 56],
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: ink },
    footer: (page: number, pages: number) => ({
      columns: [{ text: madeAt }, { text: `${page} / ${pages}`, alignment: 'right' }],
      margin: [48, 16, 48, 0],
      fontSize: 8,
      color: muted,
    }),
    content: [
      { text: company, color: muted },
      { text: title, fontSize: 18, bold: true, margin: [0, 2, 0, 6] },
      ...facts.filter(Boolean).map((text) => ({ text, color: muted })),
      ...sections.filter(({ rows }) => rows.length > 0).flatMap(section),
      ...(photos.length > 0 ? [heading(summary.photosTitle), ...pairs(photos)] : []),
      ...(signatures.length > 0
        ? [heading(summary.signaturesTitle), ...signatures.map(signature)]
        : []),
    ],
  }
}

function heading(text: string): object {
  return { text, fontSize: 12, bold: true, margin: [0, 16, 0, 6] }
}

function section({ title, rows }: Summary['sections'][number]): readonly object[] {
  const body = rows.map(([name, value]) => [{ text: name, color: muted }, { text: value }])
  const layout = {
    hLineWidth: () => 0.5,
    vLineWidth: () => 0,
    hLineColor: () => line,
    paddingLeft: () => 0,
  }
  return [heading(title), { table: { widths: ['34%', '*'], body, dontBreakRows: true }, layout }]
}

/** Two pictures side by side. */
function pairs(photos: readonly Pictured[]): readonly object[] {
  const rows = Array.from({ length: Math.ceil(photos.length / 2) }, (_, i) =>
    photos.slice(2 * i, 2 * i + 2),
  )
  return rows.map((row) => ({
    columns: row.map(({ image, words }) => ({
      width: '50%',
      stack: [
        { image, fit: [240, 200] },
        { text: words, color: muted, fontSize: 8, margin: [0, 2, 0, 8] },
      ],
    })),
    unbreakable: true,
  }))
}

function signature({ image, words }: Pictured): object {
  return {
    stack: [
      { image, fit: [200, 80] },
      { text: words, color: muted, fontSize: 8 },
    ],
    margin: [0, 0, 0, 8],
    unbreakable: true,
  }
}
