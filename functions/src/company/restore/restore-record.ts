import { type DocumentReference, FieldPath } from 'firebase-admin/firestore'
import * as v from 'valibot'
import {
  mostRefusedListed,
  type RestoreAnswer,
  type RestoreProgress,
  restoreProgress,
  type RestoreRequest,
} from '../../../../src/domain/restore/restore-request.ts'

export const noProgress: RestoreProgress = {
  lines: {},
  photos: 0,
  created: 0,
  existing: 0,
  refusedRows: 0,
  refused: [],
}

/** What a company's restore has received so far, as its record says; nothing where it was begun by older code. */
export function progressOf(data: object | undefined): RestoreProgress {
  const parsed = v.safeParse(v.object({ progress: restoreProgress }), data)
  return parsed.success ? parsed.output.progress : noProgress
}

/**
 * Notes that a part has arrived. Two devices may send the same export, so what is noted never goes back. Parts that
 * older apps send say nothing of where they belong.
 */
export async function noteArrival(
  record: DocumentReference,
  before: RestoreProgress,
  part: RestoreRequest,
  { created, existing, refused }: RestoreAnswer,
): Promise<void> {
  const collection = part.step === 'documents' ? part.collection : 'photos'
  const unreadable = part.step === 'documents' ? (part.unreadable ?? 0) : 0
  const refusedRows = unreadable + refused.length
  // Only those that are listed: a request could say that there were billions.
  const listed = Math.min(unreadable, mostRefusedListed)
  const rows = [
    ...Array.from({ length: listed }, () => ({ id: '', reason: 'unreadable' })),
    ...refused,
  ].map((row) => ({ ...row, collection }))
  const counts = part.step === 'documents' ? { created, existing } : { created: 0, existing: 0 }
  const fields: [FieldPath, unknown][] = []
  const set = (path: readonly string[], value: unknown) =>
    fields.push([new FieldPath('progress', ...path), value])
  if (part.step === 'documents' && part.lines !== undefined) {
    if (part.lines <= (before.lines[collection] ?? 0)) return
    set(['lines', collection], part.lines)
  } else if (part.step === 'bytes' && part.photos !== undefined) {
    if (part.photos <= before.photos && rows.length === 0) return
    set(['photos'], Math.max(part.photos, before.photos))
  } else return
  set(['created'], before.created + counts.created)
  set(['existing'], before.existing + counts.existing)
  set(['refusedRows'], before.refusedRows + refusedRows)
  if (rows.length > 0 && before.refused.length < mostRefusedListed)
    set(['refused'], [...before.refused, ...rows].slice(0, mostRefusedListed))
  const [[first, value] = [new FieldPath('progress'), before], ...others] = fields
  await record.update(first, value, ...others.flat())
}
