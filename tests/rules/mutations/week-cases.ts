import { people } from '../world/people.ts'
import { approvedDay } from '../world/home.ts'
import { type MutationCase, edit, mutation } from './mutation.ts'

const week = {
  monday: '2026-02-23',
  startsAt: '2026-02-22T23:00:00.000Z',
  endsAt: '2026-03-01T23:00:00.000Z',
  paidMinutes: 2400,
  breakMinutes: 150,
  travelMinutes: 300,
  orderMinutes: 1800,
  entriesHash: 'a'.repeat(64),
}
const again = {
  ...week,
  monday: '2026-02-16',
  startsAt: '2026-02-15T23:00:00.000Z',
  endsAt: '2026-02-22T23:00:00.000Z',
  paidMinutes: 2460,
}
const weekIds = ['tech_20260216']

/** Weeks approved and reopened for each person, and corrections of what was approved. */
export const weekCases: readonly MutationCase[] = [
  ...people.map(({ uid: userId }) => mutation('week/approve', { userId, ...week })),
  ...['tech', 'idle', 'admin', 'owner'].flatMap((userId) => [
    mutation('week/approve', { userId, ...again }),
    mutation('week/reopen', { userId, monday: again.monday }),
  ]),
  mutation('time/correct', {
    entryId: 'te-approved',
    note: 'Forgot to tap',
    edits: { endedAt: edit('2026-02-18T12:00:00.000Z', '2026-02-18T13:00:00.000Z') },
    weekIds,
  }),
  mutation('time/correct', {
    entryId: 'te-ended',
    note: 'Another day',
    edits: {
      startedAt: edit('2026-03-01T08:00:00.000Z', approvedDay),
      endedAt: edit('2026-03-01T08:00:00.000Z', approvedDay),
    },
    weekIds: ['tech_20260223', ...weekIds],
  }),
  mutation('time/add', {
    entryId: 'te-new',
    userId: 'tech',
    kind: 'day',
    orderId: null,
    startedAt: approvedDay,
    endedAt: '2026-02-18T12:00:00.000Z',
    note: 'Phone was flat',
    weekIds,
  }),
  mutation('time/remove', { entryId: 'te-approved', note: 'Wrong', weekIds }),
  mutation('time/clock', { endIds: ['te-forgotten'], start: null }),
]
