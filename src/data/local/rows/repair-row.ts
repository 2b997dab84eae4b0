import * as v from 'valibot'
import { roles } from '#domain/access/actor.ts'
import { instant } from '#domain/entities/fields.ts'
import type { OutboxRow } from '../database/rows.ts'

const refs = v.array(v.string())

const shape = v.looseObject({
  seq: v.number(),
  id: v.string(),
  name: v.string(),
  version: v.number(),
  actor: v.looseObject({
    uid: v.string(),
    companyId: v.string(),
    role: v.picklist(roles),
    status: v.string(),
    permissions: v.array(v.string()),
  }),
  at: instant,
  refs,
  writes: refs,
  creates: v.optional(refs),
  state: v.picklist(['waiting', 'sending', 'needsYou']),
  attempts: v.number(),
  failures: v.number(),
  notBefore: v.number(),
  problem: v.nullable(v.looseObject({ type: v.string() })),
  conflicts: v.array(v.looseObject({ field: v.string() })),
  waitsFor: refs,
  settled: v.array(v.looseObject({ field: v.string() })),
})

const nobody: OutboxRow['actor'] = {
  uid: '',
  companyId: '',
  role: 'technician',
  status: '',
  permissions: [],
}

/**
 * A queued row in a form that is safe to work with. A damaged one is returned as waiting for a person and touching
 * nothing, so that it neither stops the queue nor vanishes from the list.
 */
export function repairRow(row: OutboxRow): OutboxRow {
  const parsed = v.safeParse(shape, row)
  if (parsed.success) return row
  const issues = parsed.issues.map((issue) => ({
    path: v.getDotPath(issue) ?? '',
    message: issue.message,
  }))
  return {
    ...row,
    name: v.is(v.string(), row.name) ? row.name : '',
    at: v.is(instant, row.at) ? row.at : new Date(0).toISOString(),
    actor: v.is(shape.entries.actor, row.actor) ? row.actor : nobody,
    refs: [],
    writes: [],
    creates: [],
    state: 'needsYou',
    problem: { type: 'input/invalid', issues },
    conflicts: [],
    settled: [],
    waitsFor: [],
  }
}
