import type { Plan } from '../entities/plan.ts'
import { planFields, type PlanFields } from '../entities/plan-fields.ts'
import type { PlanOrder } from './plan-order.ts'

/** Boiler service on the last day of each month at nine in New York, for tests. */
export function planFixture(fields: Partial<Plan> = {}): Plan {
  return {
    id: 'p1',
    schema: 1,
    updatedAt: '2026-01-01T00:00:00.000Z',
    updatedBy: 'a1',
    deletedAt: null,
    customerId: 'c1',
    siteId: 's1',
    assetIds: ['e1'],
    title: 'Boiler service',
    description: 'Yearly contract',
    instructions: 'Ring twice',
    priority: 'normal',
    tags: ['contract'],
    templateId: 't1',
    requires: ['signature'],
    checklist: [],
    skills: [{ id: 'gas', level: 2 }],
    neededItems: [],
    minutes: 90,
    start: '2026-01-31T09:00',
    timeZone: 'America/New_York',
    rrule: 'FREQ=MONTHLY',
    exdates: [],
    rdates: [],
    mode: 'fixed',
    toleranceDays: 0,
    horizonDays: 60,
    endsOn: null,
    isPaused: false,
    overrides: [],
    archivedAt: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    createdBy: 'a1',
    ...fields,
  }
}

/** The arguments that create the plan, for tests. */
export function planArgs(fields: Partial<PlanFields> = {}): PlanFields & { planId: string } {
  const plan = planFixture(fields)
  const entries = Object.keys(planFields).map((name) => [name, plan[name as keyof PlanFields]])
  return { planId: plan.id, ...(Object.fromEntries(entries) as PlanFields) }
}

/** An order of the plan that was not sent. */
export function openOrder(on: string, fields: Partial<PlanOrder> = {}): PlanOrder {
  return { on, status: 'open', doneOn: null, isSent: false, ...fields }
}

/** An order of the plan that was done on a day. */
export function doneOrder(on: string, doneOn: string): PlanOrder {
  return { on, status: 'done', doneOn, isSent: true }
}
