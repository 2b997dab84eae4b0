import type { Doc } from '#domain/mutation/types.ts'
import { created, past, stamps } from './documents.ts'

/** A planned visit of an order, sent to these people. */
export function bookingDoc(orderId: string, assigneeIds: readonly string[], more: Doc = {}): Doc {
  return {
    orderId,
    part: 1,
    parts: 1,
    assigneeIds,
    leadId: null,
    start: '2026-03-03T09:00:00.000Z',
    minutes: 60,
    locked: 'none',
    isSent: true,
    planRunId: null,
    toldAt: past,
    seenBy: {},
    cancelledAt: null,
    ...created,
    ...stamps,
    ...more,
  }
}
