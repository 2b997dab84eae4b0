import { toLocalTime } from '#domain/time/local-time.ts'
import type { Format, Translate } from '#messages/index.ts'

/** Zones of the site (null: the company's) and of the company. */
export interface TwoZones {
  readonly siteZone: string | null
  readonly timeZone: string
}

/**
 * Instants by the clock at the site, '(11:00 – 13:00 local)', with their days where those are not the company's; '' where
 * both clocks show the same.
 */
export function siteTimeText(
  t: Translate,
  { locale }: Pick<Format, 'locale'>,
  instants: readonly string[],
  { siteZone, timeZone }: TwoZones,
): string {
  if (siteZone === null || siteZone === timeZone) return ''
  const both = instants.map((at) => [toLocalTime(at, siteZone), toLocalTime(at, timeZone)] as const)
  if (both.every(([there, here]) => there === here)) return ''
  const isOtherDay = both.some(([there, here]) => there.slice(0, 10) !== here.slice(0, 10))
  const clock = new Intl.DateTimeFormat(locale, {
    timeZone: siteZone,
    hour: 'numeric',
    minute: '2-digit',
    ...(isOtherDay && { weekday: 'short' }),
  })
  return t('opening.localTime', {
    time: instants.map((at) => clock.format(Date.parse(at))).join(' – '),
  })
}
