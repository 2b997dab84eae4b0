import type { Order } from './order.ts'

/** A scheduled order of the technician `t1`, for tests. */
export function orderFixture(id: string, fields: Partial<Order> = {}): Order {
  return {
    id,
    schema: 1,
    updatedAt: '2026-05-01T00:00:00.000Z',
    updatedBy: 'a1',
    deletedAt: null,
    ref: `W-${id}`,
    title: 'Boiler service',
    description: '',
    instructions: '',
    customerId: 'c1',
    siteId: 's1',
    priority: 'normal',
    tags: [],
    status: 'scheduled',
    statusAt: '2026-05-01T00:00:00.000Z',
    statusReason: '',
    open: true,
    assigneeIds: ['t1'],
    plannedStart: null,
    plannedEnd: null,
    windowStart: null,
    windowEnd: null,
    resolution: '',
    needsReview: null,
    followUpOf: null,
    templateId: null,
    requires: [],
    checklist: [],
    answers: {},
    createdAt: '2026-05-01T00:00:00.000Z',
    createdBy: 'a1',
    ...fields,
  }
}
