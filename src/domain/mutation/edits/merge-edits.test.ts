import { expect, it } from 'vitest'
import type { Actor } from '#domain/access/actor.ts'
import { textMark } from '#domain/merge/merge-text.ts'
import { mergeEdits } from './merge-edits.ts'

const office: Actor = {
  uid: 'admin',
  companyId: 'c1',
  role: 'admin',
  status: 'active',
  permissions: [],
}

it('takes a change, reports a conflict, keeps both sides, and records the value that lost', () => {
  const doc = { title: 'Theirs', priority: 'high', resolution: 'Theirs', tags: [] }
  const edits = {
    title: { from: 'Was', to: 'Ours' },
    priority: { from: 'low', to: 'urgent' },
    resolution: { from: '', to: 'Ours' },
    tags: { from: [], to: ['new'] },
  }
  const { fields, conflicts, merged } = mergeEdits('orders/a', doc, edits, office)
  expect(fields).toEqual({ resolution: `Theirs${textMark}Ours`, tags: ['new'] })
  expect(conflicts.map(({ field, theirs }) => [field, theirs])).toEqual([['title', 'Theirs']])
  expect(merged.map(({ ref, field, theirs, kept }) => [ref, field, theirs, kept])).toEqual([
    ['orders/a', 'priority', 'high', 'theirs'],
    ['orders/a', 'resolution', 'Theirs', 'both'],
  ])
})

it('merges a planned time as a whole', () => {
  const doc = { plannedStart: '15:00', plannedEnd: '10:00' }
  const edits = {
    plannedStart: { from: '09:00', to: '08:00' },
    plannedEnd: { from: '10:00', to: '09:00' },
  }
  const { fields, merged } = mergeEdits('orders/a', doc, edits, office)
  expect(fields).toEqual({})
  expect(merged.map(({ field, kept }) => [field, kept])).toEqual([
    ['plannedStart', 'theirs'],
    ['plannedEnd', 'theirs'],
  ])
})

it('lets the assignee decide the times whichever side arrives second, and keeps the other value', () => {
  const worker: Actor = { ...office, uid: 'tech', role: 'technician' }
  const doc = { userId: 'tech', startedAt: '08:00', endedAt: '16:00' }
  const edits = {
    startedAt: { from: '07:00', to: '07:30' },
    endedAt: { from: '16:00', to: '17:00' },
  }
  const ref = 'timeEntries/a'
  expect(mergeEdits(ref, doc, edits, worker)).toMatchObject({
    fields: { startedAt: '07:30', endedAt: '17:00' },
    conflicts: [],
    merged: [{ ref, field: 'startedAt', to: '07:30', theirs: '08:00', kept: 'ours' }],
  })
  expect(mergeEdits(ref, doc, edits, office)).toMatchObject({
    fields: { endedAt: '17:00' },
    conflicts: [],
    merged: [{ ref, field: 'startedAt', to: '07:30', theirs: '08:00', kept: 'theirs' }],
  })
})

it('takes a field that an older document lacks as what its lack means', () => {
  const edits = {
    crewSize: { from: 1, to: 2 },
    skills: { from: [], to: [{ id: 'gas', level: 2 }] },
    preferredIds: { from: [], to: ['t1'] },
    minutes: { from: null, to: 60 },
  }
  const { fields, conflicts, merged } = mergeEdits('orders/a', {}, edits, office)
  expect(fields).toEqual({
    crewSize: 2,
    skills: [{ id: 'gas', level: 2 }],
    preferredIds: ['t1'],
    minutes: 60,
  })
  expect([conflicts, merged]).toEqual([[], []])
})
