import * as v from 'valibot'
import { id, limits, ref as refText } from '../entities/fields.ts'
import type { Doc } from './types.ts'

/** The valid fields that listeners query by, so that the devices that followed the document learn that it is gone. */
export function audienceOf({ readerIds, assigneeIds, userId, isSent, threadId, about }: Doc): Doc {
  return {
    ...(Array.isArray(readerIds) && { readerIds: idsIn(readerIds) }),
    ...(Array.isArray(assigneeIds) && { assigneeIds: idsIn(assigneeIds) }),
    ...(v.is(id, userId) && { userId }),
    ...(typeof isSent === 'boolean' && { isSent }),
    ...(v.is(id, threadId) && { threadId }),
    ...(v.is(refText, about) && { about }),
  }
}

function idsIn(values: readonly unknown[]): readonly string[] {
  return values.filter((value) => v.is(id, value)).slice(0, limits.list)
}
