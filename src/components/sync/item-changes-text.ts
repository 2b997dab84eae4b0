import { itemChanges } from '#domain/audit/item-changes.ts'
import type { Format, Translate } from '#messages/index.ts'
import { companyItemText } from '../text/company-value-text.ts'

/** More would not fit in a line. */
const mostNamed = 3

/** What an edit did to a list of items, '+ Dec 25, 2026 Christmas Day'; '' where it is about anything else. */
export function itemChangesText(
  t: Translate,
  format: Pick<Format, 'list' | 'day' | 'clock' | 'percent'>,
  edit: { readonly from: unknown; readonly to: unknown } | undefined,
): string {
  const changes = edit && itemChanges(edit.from ?? [], edit.to)
  if (!changes) return ''
  const named = [
    ...changes.added.map((item) => ['+', item] as const),
    ...changes.removed.map((item) => ['−', item] as const),
    ...changes.changed.map((item) => ['±', item] as const),
  ].flatMap(([sign, item]) => {
    const text = companyItemText(t, format, item)
    return text === null ? [] : [`${sign} ${text}`]
  })
  const more = named.length - mostNamed
  if (more <= 0) return named.join(', ')
  return t('change.moreItems', { items: named.slice(0, mostNamed).join(', '), count: more })
}
