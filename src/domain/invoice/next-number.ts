import type { Series, SeriesId } from '../entities/series.ts'

/** How numbers look until a company chooses otherwise. */
export const usualPatterns: Readonly<Record<SeriesId, string>> = {
  invoices: 'INV-{year}-{seq:5}',
  credits: 'CN-{year}-{seq:5}',
}

export interface GivenNumber {
  readonly seq: number
  /** The number as it is printed on the document. */
  readonly number: string
  /** The day of issue: that of the act, unless a later one was given already. */
  readonly day: string
  /** The series after this number, without `lastId`. */
  readonly after: Pick<Series, 'next' | 'period' | 'pattern'> & { readonly lastDay: string }
}

/**
 * The next number of a series for a document that was issued on `day`; null for a series that begins with it. Days in a
 * series never go back, so that numbers and days rise together; a series by year begins again at 1 with the first day
 * of a new year.
 */
export function nextNumber(
  series: Pick<Series, 'next' | 'lastDay' | 'period' | 'pattern'> | null,
  day: string,
  usualPattern: string,
): GivenNumber {
  const pattern = series?.pattern ?? usualPattern
  const lastDay = series?.lastDay ?? null
  const issuedOn = lastDay !== null && lastDay > day ? lastDay : day
  const year = issuedOn.slice(0, 4)
  const period = pattern.includes('{year}') ? year : ''
  // One that was set up begins with its first number, in whatever year that is.
  const restarts = series !== null && lastDay !== null && period > series.period
  const seq = series === null || restarts ? 1 : series.next
  const number = pattern
    .replaceAll('{year}', year)
    .replaceAll(/\{seq(?::(\d))?\}/g, (_, digits: string = '1') =>
      String(seq).padStart(Number(digits), '0'),
    )
  return {
    seq,
    number,
    day: issuedOn,
    after: { next: seq + 1, lastDay: issuedOn, period, pattern },
  }
}
