import type { InvoiceContent, InvoiceLine } from './invoice-content.ts'

/** A line of an invoice with what credit notes have not taken back yet. */
export interface LeftLine {
  readonly line: InvoiceLine
  /** Thousandths of a unit, with the sign of the line; 0 where all of it was credited. */
  readonly leftMilli: number
}

/** What is left to credit of each line, after credit notes whose lines name the line that they are about. */
export function linesLeft(
  { lines }: Pick<InvoiceContent, 'lines'>,
  credits: readonly Pick<InvoiceContent, 'lines'>[],
): readonly LeftLine[] {
  return lines.map((line) => {
    const taken = creditedLines(line.id, credits)
    const sum = taken.reduce((all, { quantityMilli }) => all + quantityMilli, 0)
    const left = line.quantityMilli - sum
    return { line, leftMilli: Math.sign(left) === Math.sign(line.quantityMilli) ? left : 0 }
  })
}

/** The lines of credit notes that are about this line of an invoice. */
export function creditedLines(
  lineId: string,
  credits: readonly Pick<InvoiceContent, 'lines'>[],
): readonly InvoiceLine[] {
  return credits
    .flatMap(({ lines }) => lines)
    .filter(({ sources }) => sources.some(({ kind, id }) => kind === 'line' && id === lineId))
}
