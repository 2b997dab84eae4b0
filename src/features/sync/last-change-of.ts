import * as v from 'valibot'
import type { HistoryEntry } from '#data/index.ts'
import { isEditOf } from '#domain/mutation/edits/edit-key.ts'

const edited = v.object({ edits: v.record(v.string(), v.unknown()) })

/** The last change to any of these fields that the server has received. */
export function lastChangeOf(
  history: readonly HistoryEntry[],
  fields: readonly string[],
): HistoryEntry | undefined {
  return history.findLast(
    ({ receivedAt, args }) =>
      receivedAt !== null &&
      v.is(edited, args) &&
      Object.keys(args.edits).some((key) => fields.some((field) => isEditOf(key, field))),
  )
}
