import * as v from 'valibot'
import type { HistoryEntry } from '#data/index.ts'
import { isEditOf } from '#domain/mutation/edits/edit-key.ts'
import { equal } from '#lib/equal.ts'

const edited = v.object({
  edits: v.record(v.string(), v.object({ from: v.optional(v.unknown()), to: v.unknown() })),
})

/** A value in a history entry and what became of it. */
export interface HistoryValue {
  readonly field: string
  readonly value: unknown
  /**
   * 'before': the previous value; 'wanted': the new value; 'lost': a value that was not applied; 'joined':
   * a text that was combined with another.
   */
  readonly kind: 'before' | 'wanted' | 'lost' | 'joined'
}

/** More than a genuine change has; a forged receipt may claim thousands, which no page could show. */
const most = 100

type Values = Pick<HistoryEntry, 'args' | 'lost' | 'merged'>

/**
 * The values of an entry, lost ones first because they exist nowhere else. At most a hundred of each kind.
 */
export function historyValues({ args, lost, merged }: Values): readonly HistoryValue[] {
  const edits = Object.fromEntries(
    v.is(edited, args) ? Object.entries(args.edits).slice(0, most) : [],
  )
  const losers = [
    ...lost.slice(0, most).map(({ field, to, theirs }): HistoryValue => {
      // The person kept their own value after seeing the other one, and so overwrote it.
      const edit = Object.entries(edits).find(([key]) => isEditOf(key, field))?.[1]
      const oursCounts = edit !== undefined && equal(edit.from, theirs)
      return { field, value: oursCounts ? theirs : to, kind: 'lost' }
    }),
    ...merged.slice(0, most).flatMap(({ field, to, theirs, kept }): HistoryValue[] => {
      if (kept === 'ours') return [{ field, value: theirs, kind: 'lost' }]
      if (kept === 'theirs') return [{ field, value: to, kind: 'lost' }]
      return [
        { field, value: theirs, kind: 'joined' },
        { field, value: to, kind: 'joined' },
      ]
    }),
  ]
  const plain = Object.entries(edits).filter(
    ([key]) => !losers.some(({ field }) => isEditOf(key, field)),
  )
  return [
    ...losers,
    ...plain.flatMap(([field, { from, to }]): HistoryValue[] => [
      ...(from === undefined ? [] : [{ field, value: from, kind: 'before' } as const]),
      { field, value: to, kind: 'wanted' },
    ]),
  ]
}
