import type { SharedVisit } from '#domain/share/share-view.ts'
import type { Format } from '#messages/format.ts'

/** The window or time of arrival by the company's clock; '' where nothing is planned. */
export function arrivalText(
  { from, to }: Pick<SharedVisit, 'from' | 'to'>,
  format: Pick<Format, 'span' | 'when'>,
  now: number,
): string {
  if (from === null) return ''
  return to === null ? format.when(from, now) : format.span(from, to, now)
}
