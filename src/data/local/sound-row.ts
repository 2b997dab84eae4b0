import * as v from 'valibot'
import type { OutboxRow } from './rows.ts'

const refs = v.array(v.string())

const shape = v.looseObject({
  seq: v.number(),
  id: v.string(),
  name: v.string(),
  version: v.number(),
  actor: v.looseObject({ uid: v.string(), companyId: v.string() }),
  at: v.string(),
  refs,
  writes: refs,
  state: v.picklist(['waiting', 'sending', 'needsYou']),
  attempts: v.number(),
  failures: v.number(),
  notBefore: v.number(),
  conflicts: v.array(v.unknown()),
  settled: v.array(v.unknown()),
})

/**
 * A queued row as it can be worked with. One that was damaged is given back as waiting for a person and
 * touching nothing, so that it neither stops the queue nor vanishes from the list.
 */
export function soundRow(row: OutboxRow): OutboxRow {
  const parsed = v.safeParse(shape, row)
  if (parsed.success) return row
  const issues = parsed.issues.map((issue) => ({
    path: v.getDotPath(issue) ?? '',
    message: issue.message,
  }))
  return {
    ...row,
    name: typeof row.name === 'string' ? row.name : '',
    at: typeof row.at === 'string' ? row.at : new Date(0).toISOString(),
    refs: [],
    writes: [],
    state: 'needsYou',
    problem: { type: 'input/invalid', issues },
    conflicts: [],
    settled: [],
  }
}
