import { describe, expect, test } from 'vitest'
import { decodeDoc } from '#data/server/rest/values.ts'
import type { Device } from './support/device.ts'
import { projectId } from './support/in-process-server.ts'
import { companyId, people } from './support/seed.ts'
import { queueOf, useTestbed } from './support/testbed.ts'

const { techA } = people

describe('the end of a day', () => {
  const testbed = useTestbed()
  const entry = (id: string) => {
    const root = `projects/${projectId}/databases/(default)/documents`
    const found = testbed.server.engine.get(`${root}/companies/${companyId}/timeEntries/${id}`)
    return found && decodeDoc('timeEntries', found.fields)
  }

  let undone = 0
  async function endAndUndo(phone: Device): Promise<void> {
    const ids = ['day1', 'job1']
    expect(await phone.mutate('time/clock', { endIds: ids, start: null })).toMatchObject({
      ok: true,
    })
    for (const entryId of ids) {
      const from = (await phone.db.timeEntries.get(entryId))?.endedAt
      expect(from).toMatch(/^2026/)
      const edits = { endedAt: { from: String(from), to: null } }
      // As the app words it: with the time of the undo, because each correction needs its own note.
      const note = `Ended by mistake, undone (${(undone += 1)})`
      const args = { entryId, note, edits }
      expect(await phone.mutate('time/correct', args)).toMatchObject({ ok: true })
      expect(await phone.db.timeEntries.get(entryId)).toMatchObject({ endedAt: null })
    }
  }

  test('can be undone before and after it was sent, repeatedly', async () => {
    const phone = await testbed.open(techA)
    const begin = (entryId: string, kind: 'day' | 'order', orderId: string | null) =>
      phone.mutate('time/clock', { endIds: [], start: { entryId, kind, orderId } })
    expect(await begin('day1', 'day', null)).toMatchObject({ ok: true })
    expect(await begin('job1', 'order', 'o1')).toMatchObject({ ok: true })
    for (let i = 0; i < 2; i += 1) {
      await endAndUndo(phone)
      await endAndUndo(phone)
      expect(await phone.drain()).toEqual({ kind: 'idle' })
      expect(await queueOf(phone)).toEqual([])
      for (const id of ['day1', 'job1']) expect(entry(id)).toMatchObject({ endedAt: null })
    }
    await phone.mutate('time/clock', { endIds: ['day1', 'job1'], start: null })
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    for (const id of ['day1', 'job1']) expect(entry(id)?.endedAt).toMatch(/^2026/)
  })
})
