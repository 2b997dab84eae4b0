import { type MutationCase, edit, mutation } from './mutation.ts'

const day = '2026-03-04T08:00:00.000Z'
const start = edit('2026-03-03T09:00:00.000Z', day)
const people = { from: [], to: ['editor'] }

/** Visits planned, cancelled and seen, and orders whose visits follow. */
export const bookingCases: readonly MutationCase[] = [
  mutation('booking/plan', { orderId: 'o-onSite', part: 1, edits: { start } }),
  mutation('booking/plan', { orderId: 'o-new', part: 1, edits: { assigneeIds: people } }),
  mutation('booking/plan', {
    orderId: 'o-new',
    part: 2,
    edits: {
      assigneeIds: people,
      start: edit(null, '2026-03-04'),
      minutes: { from: 60, to: 90 },
      locked: { from: 'none', to: 'both' },
      leadId: edit(null, 'editor'),
    },
    send: true,
    planRunId: 'run-1',
  }),
  mutation('booking/plan', {
    orderId: 'o-dispatched',
    part: 2,
    edits: { start, assigneeIds: { from: ['tech'], to: ['tech', 'idle'] } },
    send: true,
  }),
  mutation('booking/plan', { orderId: 'o-dispatched', part: 3, edits: {}, reopen: true }),
  mutation('booking/plan', {
    orderId: 'o-paused',
    part: 1,
    edits: { minutes: { from: 60, to: 45 } },
  }),
  mutation('booking/plan', { orderId: 'o-cancelled', part: 1, edits: { start } }),
  mutation('booking/cancel', { orderId: 'o-dispatched', part: 1, parts: [2, 3] }),
  mutation('booking/cancel', { orderId: 'o-dispatched', part: 2, parts: [2, 3] }),
  ...['o-onSite', 'o-scheduled', 'o-dispatched', 'o-dispatched-2', 'o-dispatched-3'].map(
    (bookingId) => mutation('booking/see', { bookingId }),
  ),
  ...['o-onSite', 'o-scheduled', 'o-dispatched', 'o-paused'].map((orderId) =>
    mutation('booking/tell', { orderId, part: 1, start: day }),
  ),
  mutation('booking/tell', { orderId: 'o-onSite', part: 1, start: null }),
  mutation('booking/tell', { orderId: 'o-new', part: 1, parts: [], start: '2026-03-04' }),
  mutation('booking/tell', { orderId: 'o-dispatched', part: 2, parts: [2, 3], start: day }),
  ...(['order', 'told', 'visits'] as const).map((step) =>
    mutation('booking/settle', {
      orderId: 'o-dispatched',
      step,
      parts: [2, 3],
      writes: [1, 2],
      part: 2,
      former: { assigneeIds: [], plannedStart: null, plannedEnd: null, isSent: false },
    }),
  ),
  mutation('booking/settle', {
    orderId: 'o-accepted',
    step: 'order',
    writes: [],
    added: ['owner', 'admin', 'idle'],
  }),
  mutation('booking/settle', {
    orderId: 'o-accepted',
    step: 'told',
    writes: [1],
    part: 1,
    send: true,
  }),
  mutation('booking/settle', { orderId: 'o-asked', step: 'first', parts: [2], writes: [1] }),
  mutation('order/assign', {
    orderId: 'o-dispatched',
    edits: { assigneeIds: { from: ['tech', 'editor'], to: ['editor', 'idle'] } },
    parts: [2, 3],
  }),
  mutation('order/edit', { orderId: 'o-onSite', edits: { plannedStart: edit(null, day) } }),
  mutation('order/move', { orderId: 'o-dispatched', to: 'new', parts: [2, 3] }),
  mutation('order/move', { orderId: 'o-scheduled', to: 'dispatched' }),
  mutation('order/takeBack', { orderId: 'o-dispatched', from: 'dispatched', to: 'scheduled' }),
]
