import type { OutboxRow } from '../database/rows.ts'

/** A queued mutation for tests. */
export function outboxRow(fields: Partial<OutboxRow>): OutboxRow {
  return {
    seq: 1,
    id: `m${fields.seq ?? 1}`,
    name: 'order/edit',
    version: 1,
    args: { orderId: 'a', edits: {} },
    actor: { uid: 'u1', companyId: 'c1', role: 'admin', status: 'active', permissions: [] },
    at: '2026-03-01T09:00:00.000Z',
    deviceAt: '2026-03-01T09:00:00.000Z',
    deviceId: 'device',
    offsetMs: 0,
    refs: ['orders/a'],
    writes: ['orders/a'],
    creates: [],
    state: 'waiting',
    attempts: 0,
    failures: 0,
    notBefore: 0,
    attemptId: null,
    leaseUntil: 0,
    problem: null,
    conflicts: [],
    settled: [],
    waitsFor: [],
    bytes: 10,
    ...fields,
  }
}
