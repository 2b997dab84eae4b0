import type { Doc, Ref } from '#domain/mutation/types.ts'
import { orderDoc, past } from './documents.ts'

/** What a technician told about being late. */
export const late = { by: 'tech', part: 1, start: past, arrival: '2026-03-02T10:40:00Z', at: past }
/** The request of a technician who cannot make a visit. */
export const unable = { by: 'tech', part: 1, reason: 'Flat tyre', at: past, keptAt: null }

/** Orders of which their people told the office something. */
export function toldOrders(assigned: readonly string[]): readonly (readonly [Ref, Doc])[] {
  const both = (told: object) => ({ tech: told, editor: { ...told, by: 'editor' } })
  return [
    ['orders/o-unable', orderDoc('accepted', assigned, { reassignRequests: { tech: unable } })],
    ['orders/o-unable-both', orderDoc('accepted', assigned, { reassignRequests: both(unable) })],
    ['orders/o-behind', orderDoc('accepted', assigned, { lateNotices: both(late) })],
  ]
}
