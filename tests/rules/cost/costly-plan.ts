import type { MutationArgs } from '#domain/mutation/registry.ts'
import { past } from '../world/documents.ts'
import { planDoc } from '../world/plan-document.ts'

const line = 'x'.repeat(200)
const text = 'x'.repeat(2000)
const ids = Array.from({ length: 90 }, (_, index) => `id-${index}`)
const days = Array.from({ length: 100 }, (_, index) =>
  new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
)

/** A plan whose fields are all as long as they may be, or nearly. */
export const costlyPlan: MutationArgs<'plan/create'> = {
  planId: 'p-new',
  customerId: 'c1',
  siteId: 's1',
  assetIds: ids,
  title: line,
  description: text,
  instructions: text,
  priority: 'normal',
  tags: ids,
  templateId: 't1',
  requires: ids,
  checklist: [],
  skills: ids.map((id) => ({ id, level: 2 as const })),
  neededItems: ids.slice(0, 30).map((id) => ({ id, quantity: 2 })),
  minutes: 90,
  start: '2026-03-02T09:00',
  timeZone: 'Europe/Madrid',
  rrule: 'FREQ=MONTHLY;INTERVAL=3;BYDAY=2TU',
  exdates: days,
  rdates: days,
  mode: 'fixed',
  toleranceDays: 180,
  horizonDays: 366,
  endsOn: '2030-12-31',
  isPaused: false,
  overrides: days.slice(0, 50).map((id) => ({
    id,
    start: `${id}T10:00`,
    minutes: 30,
    title: 'Short',
    description: null,
  })),
}

const { planId: _id, ...fields } = costlyPlan
const stored = planDoc()

/** Every field of a plan, edited at once. */
export const everyFieldOfPlan = {
  ...Object.fromEntries(
    Object.entries(fields).map(([field, to]) => [field, { from: stored[field], to }]),
  ),
  archivedAt: { from: null, to: past },
} as MutationArgs<'plan/edit'>['edits']
