import type { Doc } from '#domain/mutation/types.ts'
import { created, needs, orderDoc, stamps } from './documents.ts'

/** A yearly maintenance plan at a site. */
export function planDoc(more: Doc = {}): Doc {
  return {
    customerId: 'c1',
    siteId: 's1',
    assetIds: ['a1'],
    title: 'Boiler service',
    description: '',
    instructions: 'Ring twice',
    priority: 'normal',
    tags: ['contract'],
    templateId: 't1',
    requires: ['signature'],
    checklist: [],
    skills: [{ id: 'gas', level: 2 }],
    minutes: 90,
    start: '2026-03-02T09:00',
    timeZone: 'Europe/Madrid',
    rrule: 'FREQ=YEARLY',
    exdates: [],
    rdates: ['2026-09-01'],
    mode: 'fixed',
    toleranceDays: 14,
    horizonDays: 60,
    endsOn: null,
    isPaused: false,
    overrides: [],
    archivedAt: null,
    ...created,
    ...stamps,
    ...more,
  }
}

/** The order of one date of the plan `p1`, which nobody was sent. */
export function orderOfPlanDoc(occurrence: string, more: Doc = {}): Doc {
  return orderDoc('new', [], {
    ...needs,
    crewSize: 1,
    preferredIds: [],
    excludedIds: [],
    templateId: 't1',
    planId: 'p1',
    occurrence,
    ...more,
  })
}
