import * as v from 'valibot'
import type { LostValue, MergedValue } from '#domain/entities/receipt.ts'
import { isEditOf } from '#domain/mutation/edits/edit-key.ts'
import { equal } from '#lib/equal.ts'
import { differingItems } from './item-changes.ts'

const edited = v.object({
  edits: v.record(v.string(), v.object({ from: v.optional(v.unknown()), to: v.unknown() })),
})

/** A value in a history entry and what became of it. */
export interface HistoryValue {
  /** The document, as `orders/abc`; '' if it is unknown. */
  readonly ref: string
  /** A dotted path for a value in a map: `answers.q1`. */
  readonly field: string
  readonly value: unknown
  /** What of a long value is shown: of a list only the items that changed. */
  readonly shown?: unknown
  /**
   * 'before': the previous value; 'after': the new value; 'notSaved': a value that was not applied; 'bothKept':
   * a text that was combined with another.
   */
  readonly kind: 'before' | 'after' | 'notSaved' | 'bothKept'
}

/** More than a genuine change has; a forged receipt may claim thousands, which no page could show. */
const maxLength = 100

interface Values {
  /** The mutation's name. */
  readonly name: string
  /** The document that its edits are about, as `orders/abc`; '' if it is unknown. */
  readonly ref: string
  readonly args: unknown
  readonly lost: readonly LostValue[]
  readonly merged: readonly MergedValue[]
}

/**
 * The values of an entry, lost ones first because they exist nowhere else. At most a hundred of each kind.
 */
export function historyValues(values: Values): readonly HistoryValue[] {
  const { name, args, lost, merged } = values
  const edits = Object.fromEntries(
    v.is(edited, args) ? Object.entries(args.edits).slice(0, maxLength) : [],
  )
  const losers = [
    ...lost.slice(0, maxLength).map(({ ref, field, to, theirs }): HistoryValue => {
      // The person kept their own value after seeing the other one, and so overwrote it.
      const edit = Object.entries(edits).find(([key]) => isEditOf(key, field))?.[1]
      const oursCounts = edit !== undefined && equal(edit.from, theirs)
      return { ref, field, value: oursCounts ? theirs : to, kind: 'notSaved' }
    }),
    ...merged.slice(0, maxLength).flatMap(({ ref, field, to, theirs, kept }): HistoryValue[] => {
      if (kept === 'ours') return [{ ref, field, value: theirs, kind: 'notSaved' }]
      if (kept === 'theirs') return [{ ref, field, value: to, kind: 'notSaved' }]
      return [
        { ref, field, value: theirs, kind: 'bothKept' },
        { ref, field, value: to, kind: 'bothKept' },
      ]
    }),
  ]
  const plain = Object.entries(edits).filter(
    ([key]) => !losers.some(({ field }) => isEditOf(key, field)),
  )
  return [
    ...losers,
    ...plain.flatMap(([key, { from, to }]): HistoryValue[] => {
      const of = { ref: values.ref, field: fieldOf(name, key) }
      return [
        ...(from === undefined ? [] : [{ ...of, ...valueOf(from, to), kind: 'before' } as const]),
        { ...of, ...valueOf(to, from), kind: 'after' },
      ]
    }),
  ]
}

function valueOf(value: unknown, other: unknown): Pick<HistoryValue, 'value' | 'shown'> {
  const shown = differingItems(value, other)
  return shown === value ? { value } : { value, shown }
}

/** Mutations whose edits are stored by the keys of a map, and the map. */
const maps: Readonly<Record<string, string>> = {
  'order/answer': 'answers',
  'item/minimum': 'minimums',
}

function fieldOf(name: string, key: string): string {
  const map = Object.hasOwn(maps, name) ? maps[name] : undefined
  return map === undefined ? key : `${map}.${key}`
}
