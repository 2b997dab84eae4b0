import * as v from 'valibot'
import { fieldName } from '#components/change-text.ts'
import type { HistoryEntry } from '#data/index.ts'
import { equal } from '#lib/equal.ts'
import type { Translate } from '#messages/index.ts'

const edited = v.object({ edits: v.record(v.string(), v.object({ from: v.unknown() })) })
const textFields: ReadonlySet<string> = new Set([
  'title',
  'description',
  'instructions',
  'resolution',
])

/** What the history says of two values for one field: the one that does not count, where it is text. */
export function notTaken(
  t: Translate,
  { args }: Pick<HistoryEntry, 'args'>,
  { field, to, theirs }: HistoryEntry['lost'][number],
): string {
  // Whoever kept their own value wrote it over the other one, knowing it.
  const edit = v.is(edited, args) ? args.edits[field] : undefined
  const oursCounts = edit !== undefined && equal(edit.from, theirs)
  const value = oursCounts ? theirs : to
  const name = fieldName(t, field)
  const isText = textFields.has(field) && typeof value === 'string' && value !== ''
  return isText
    ? t('orders.notTaken', { field: name, value })
    : t('orders.twoChanged', { field: name })
}
