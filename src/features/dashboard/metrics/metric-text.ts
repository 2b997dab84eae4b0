import { lengthText } from '#components/text/length-text.ts'
import { percentOf } from '#domain/metrics/percent.ts'
import type { Share, Sums, Tally } from '#domain/metrics/tally.ts'
import type { Format, Translate } from '#messages/index.ts'

/** Turns the numbers of the domain into text. */
export interface Words {
  readonly t: Translate
  readonly format: Format
}

/** Where there is nothing to tell a figure from. */
export const noFigure = '–'

/** '92%', or '11 of 12' where a percentage would say more than is known. */
export function shareText({ t, format }: Words, share: Share): string {
  if (share.of === 0) return noFigure
  const percent = percentOf(share)
  return percent === null
    ? t('metrics.ofAll', { count: share.count, of: share.of })
    : format.percent(percent / 100)
}

/** A share for tables: every row in one form, with what it is a share of beside it. */
export interface ShareParts {
  readonly percent: string
  readonly cases: string
}

/** '69%' and '11 of 16'; null where there is nothing to tell a share from. */
export function shareParts({ t, format }: Words, { count, of }: Share): ShareParts | null {
  if (of === 0) return null
  return { percent: wholePercent(format, count / of), cases: t('metrics.ofAll', { count, of }) }
}

/** '71%' and '31 h of 40 h'. */
export function utilisationParts({ t, format }: Words, { worked, paid }: Hours): ShareParts | null {
  if (paid === 0) return null
  const hours = { worked: hoursText(t, worked), paid: hoursText(t, paid) }
  return { percent: wholePercent(format, worked / paid), cases: t('metrics.hoursOf', hours) }
}

function wholePercent(format: Format, share: number): string {
  return format.percent(Math.round(share * 100) / 100)
}

type Hours = Pick<Tally, 'worked' | 'paid' | 'days'>

/** '71%' of paid time, or '31 h of 40 h' of few days. */
export function utilisationText({ t, format }: Words, { worked, paid, days }: Hours): string {
  if (paid === 0) return noFigure
  const percent = percentOf({ count: worked, of: paid }, days)
  if (percent !== null) return format.percent(percent / 100)
  return t('metrics.hoursOf', { worked: hoursText(t, worked), paid: hoursText(t, paid) })
}

/** Whole hours; minutes below one hour. */
export function hoursText(t: Translate, milliseconds: number): string {
  const hour = 3_600_000
  return lengthText(t, milliseconds < hour ? milliseconds : Math.round(milliseconds / hour) * hour)
}

/** The drive of a visit on average. */
export function driveText(
  { t }: Words,
  { travel, visits }: Pick<Tally, 'travel' | 'visits'>,
): string {
  return visits === 0 ? noFigure : lengthText(t, Math.round(travel / visits / 60_000) * 60_000)
}

/** The sums of each currency, the largest first; a zero in the company's own where there is none. */
export function sumsText({ format }: Words, sums: Sums): string {
  const all = Object.entries(sums).filter(([, minor]) => minor !== 0)
  if (all.length === 0) return format.money(0)
  return all
    .toSorted(([, a], [, b]) => b - a)
    .map(([currency, minor]) => format.money(minor, currency))
    .join(' + ')
}
