import type { DayEntry } from '#domain/booking/day-entries.ts'
import type { Translate } from '#messages/index.ts'

/** 'Visit 2 of 3'; '' for an only one. */
export function seriesText(t: Translate, series: DayEntry['series']): string {
  if (series === null) return ''
  const { place, count, isOwn } = series
  return t(isOwn ? 'today.ownVisitOf' : 'today.visitOf', { place, count })
}
