import { describe, expect, test } from 'vitest'
import { decodeDoc } from '#data/server/rest/values.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import { weekBounds, weekIdsOf } from '#domain/time/week.ts'
import type { Device } from './support/device.ts'
import { projectId } from './support/in-process-server.ts'
import { companyId, people } from './support/seed.ts'
import { queueOf, useTestbed } from './support/testbed.ts'

const { techA, office } = people
const timeZone = 'Europe/Madrid'
const monday = '2026-02-23'
const startedAt = '2026-02-24T08:00:00.000Z'
const weekIds = weekIdsOf(techA, [startedAt], timeZone)
const totals = { paidMinutes: 240, breakMinutes: 0, travelMinutes: 0, orderMinutes: 0 }

describe('hours that the office approved before the phone knew', () => {
  const testbed = useTestbed()
  const entry = (id: string) => {
    const root = `projects/${projectId}/databases/(default)/documents`
    const found = testbed.server.engine.get(`${root}/companies/${companyId}/timeEntries/${id}`)
    return found && decodeDoc('timeEntries', found.fields)
  }
  const added: MutationArgs<'time/add'> = {
    entryId: 'day1',
    userId: techA,
    kind: 'day',
    orderId: null,
    startedAt,
    endedAt: '2026-02-24T12:00:00.000Z',
    note: 'Phone was flat',
    weekIds,
  }
  const corrections = {
    'time/add': {
      ...added,
      entryId: 'day2',
      startedAt: '2026-02-24T13:00:00.000Z',
      endedAt: '2026-02-24T17:00:00.000Z',
    },
    'time/correct': {
      entryId: 'day1',
      note: 'Left an hour later',
      edits: { endedAt: { from: added.endedAt, to: '2026-02-24T13:00:00.000Z' } },
      weekIds,
    },
    'time/remove': { entryId: 'day1', note: 'Recorded twice', weekIds },
  } as const
  const after = {
    'time/add': ['day2', { note: 'Phone was flat', deletedAt: null }],
    'time/correct': ['day1', { note: 'Left an hour later', endedAt: '2026-02-24T13:00:00.000Z' }],
    'time/remove': ['day1', { note: 'Recorded twice', deletedAt: expect.any(String) }],
  } as const

  async function decide(desk: Device, name: 'week/approve' | 'week/reopen') {
    const week = { userId: techA, monday }
    const approved = { ...week, ...weekBounds(monday, timeZone), ...totals, entriesHash: null }
    const decided =
      name === 'week/approve'
        ? await desk.mutate(name, approved)
        : await desk.mutate('week/reopen', week)
    expect(decided).toMatchObject({ ok: true })
    expect(await desk.drain()).toEqual({ kind: 'idle' })
  }

  test.each(['time/add', 'time/correct', 'time/remove'] as const)(
    'keep a correction (%s) that can be sent as it is once the week is open again',
    async (name) => {
      const [phone, desk] = [await testbed.open(techA), await testbed.open(office)]
      expect(await phone.mutate('time/add', added)).toMatchObject({ ok: true })
      expect(await phone.drain()).toEqual({ kind: 'idle' })
      await decide(desk, 'week/approve')
      const before = entry('day1')

      const args = corrections[name]
      expect(await phone.mutate(name, args as never)).toMatchObject({ ok: true })
      await phone.drain()
      const [kept, ...others] = await queueOf(phone)
      expect(others).toEqual([])
      expect(kept).toMatchObject({ state: 'needsYou', problem: { type: 'week/approved' } })
      expect(kept?.args).toEqual(args)
      expect([entry('day1'), entry('day2')]).toEqual([before, undefined])

      // As long as it is approved, trying again changes nothing, and nothing is lost.
      await phone.retryAll()
      await phone.drain()
      expect(await queueOf(phone)).toMatchObject([{ problem: { type: 'week/approved' }, args }])

      await decide(desk, 'week/reopen')
      await phone.retryAll()
      expect(await phone.drain()).toEqual({ kind: 'idle' })
      expect(await queueOf(phone)).toEqual([])
      const [id, expected] = after[name]
      expect(entry(id)).toMatchObject(expected)
    },
  )
})
