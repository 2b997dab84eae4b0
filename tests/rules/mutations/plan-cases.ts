import type { MutationArgs } from '#domain/mutation/registry.ts'
import { occurrenceId } from '#domain/recurrence/occurrence-id.ts'
import { past } from '../world/documents.ts'
import { type MutationCase, edit, mutation } from './mutation.ts'

const plan: Omit<MutationArgs<'plan/create'>, 'planId'> = {
  customerId: 'c1',
  siteId: 's1',
  assetIds: ['a1'],
  title: 'Filter change',
  description: '',
  instructions: '',
  priority: 'low',
  tags: ['contract', 'two words'],
  templateId: null,
  requires: [],
  checklist: [],
  skills: [{ id: 'gas', level: 2 }],
  minutes: 45,
  start: '2026-03-02T09:00',
  timeZone: 'America/Halifax',
  rrule: 'FREQ=MONTHLY;INTERVAL=3;BYDAY=2TU',
  exdates: ['2026-06-09'],
  rdates: [],
  mode: 'fixed',
  toleranceDays: 7,
  horizonDays: 60,
  endsOn: '2030-12-31',
  isPaused: false,
  overrides: [
    { id: '2026-09-08', start: '2026-09-09T10:00', minutes: null, title: null, description: null },
  ],
}

/** Plans created, edited and archived, and orders of their dates created and removed. */
export const planCases: readonly MutationCase[] = [
  mutation('plan/create', { planId: 'p-new', ...plan }),
  mutation('plan/create', { planId: 'p1', ...plan }),
  mutation('plan/create', { planId: 'p-new', ...plan, neededItems: [{ id: 'i1', quantity: 2 }] }),
  mutation('plan/edit', {
    planId: 'p1',
    edits: { neededItems: { from: [], to: [{ id: 'i1', quantity: 2 }] } },
  }),
  mutation('plan/edit', { planId: 'p1', edits: { minutes: { from: 90, to: 60 } } }),
  mutation('plan/edit', {
    planId: 'p1',
    edits: {
      rrule: edit('FREQ=YEARLY', 'FREQ=MONTHLY;INTERVAL=6'),
      exdates: { from: [], to: ['2026-09-01'] },
      endsOn: edit(null, '2029-03-02'),
      overrides: { from: [], to: plan.overrides },
    },
  }),
  ...['sample_1_x', 'c-none'].map((customerId) =>
    mutation('plan/edit', {
      planId: 'p1',
      edits: { customerId: edit('c1', customerId), siteId: edit('s1', 'sample_1_x') },
    }),
  ),
  mutation('plan/edit', { planId: 'p-paused', edits: { isPaused: { from: true, to: false } } }),
  mutation('plan/edit', { planId: 'p1', edits: { archivedAt: edit(null, past) } }),
  mutation('plan/edit', { planId: 'p-gone', edits: { title: edit('', 'x') } }),
  ...['p1', 'p-paused', 'p-gone', 'p-none'].flatMap((planId) => [
    mutation('plan/createOrder', { planId, on: '2026-03-02' }),
    mutation('plan/removeOrder', { planId, on: '2026-03-02' }),
  ]),
  mutation('plan/createOrder', { planId: 'p1', on: '2027-03-02', again: true }),
  ...['2028-03-02', '2029-03-02', '2030-03-02'].flatMap((on) => [
    mutation('plan/createOrder', { planId: 'p1', on }),
    mutation('plan/createOrder', { planId: 'p1', on, again: true }),
    mutation('plan/removeOrder', { planId: 'p1', on }),
    mutation('order/edit', {
      orderId: occurrenceId('p1', on),
      edits: { customerId: edit('c1', 'sample_1_x'), siteId: edit('s1', 'sample_1_x') },
      unlessSent: true,
    }),
  ]),
]
