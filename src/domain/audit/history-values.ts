import * as v from 'valibot'
import type { LostValue, MergedValue } from '#domain/entities/receipt.ts'
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
   * 'before': the previous value; 'after': the new value; 'notSaved': a value that was not applied; 'bothKept':
   * a text that was combined with another.
   */
  readonly kind: 'before' | 'after' | 'notSaved' | 'bothKept'
}

/** More than a genuine change has; a forged receipt may claim thousands, which no page could show. */
const maxLength = 100

interface Values {
  readonly args: unknown
  readonly lost: readonly LostValue[]
  readonly merged: readonly MergedValue[]
}

/**
 * The values of an entry, lost ones first because they exist nowhere else. At most a hundred of each kind.
 */
export function historyValues({ args, lost, merged }: Values): readonly HistoryValue[] {
  const edits = Object.fromEntries(
    v.is(edited, args) ? Object.entries(args.edits).slice(0, maxLength) : [],
  )
  const losers = [
    ...lost.slice(0, maxLength).map(({ field, to, theirs }): HistoryValue => {
      // The person kept their own value after seeing the other one, and so overwrote it.
      const edit = Object.entries(edits).find(([key]) => isEditOf(key, field))?.[1]
      const oursCounts = edit !== undefined && equal(edit.from, theirs)
      return { field, value: oursCounts ? theirs : to, kind: 'notSaved' }
    }),
    ...merged.slice(0, maxLength).flatMap(({ field, to, theirs, kept }): HistoryValue[] => {
      if (kept === 'ours') return [{ field, value: theirs, kind: 'notSaved' }]
      if (kept === 'theirs') return [{ field, value: to, kind: 'notSaved' }]
      return [
        { field, value: theirs, kind: 'bothKept' },
        { field, value: to, kind: 'bothKept' },
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
      { field, value: to, kind: 'after' },
    ]),
  ]
}
