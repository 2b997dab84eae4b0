import type { Doc } from '#domain/mutation/types.ts'
import { at } from './order.fixture.ts'

/** A planned visit as the server holds it, sent to the person `u1`. */
export function bookingFixture(
  orderId: string,
  part: number,
  fields: Doc = {},
): Doc & { id: string } {
  return {
    id: part === 1 ? orderId : `${orderId}-${part}`,
    schema: 1,
    updatedAt: at,
    updatedBy: 'office',
    deletedAt: null,
    orderId,
    part,
    parts: part,
    assigneeIds: ['u1'],
    leadId: null,
    start: null,
    minutes: 60,
    locked: 'none',
    isSent: true,
    planRunId: null,
    toldAt: at,
    seenBy: {},
    cancelledAt: null,
    createdAt: at,
    createdBy: 'office',
    ...fields,
  }
}
