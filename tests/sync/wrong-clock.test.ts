import { describe, expect, test } from 'vitest'
import { people } from './support/seed.ts'
import { queueOf, useTestbed } from './support/testbed.ts'
import { receipts } from './support/visible-docs.ts'

const day = 86_400_000
const year = 365 * day

describe('a phone whose clock is wrong without its knowing', () => {
  const testbed = useTestbed()

  test.each([
    ['a day ahead', day],
    ['a day behind', -day],
    ['ten years ahead', 10 * year],
    ['ten years behind', -10 * year],
  ])('%s: all work arrives, at a possible time', async (_, wrong) => {
    const began = testbed.now()
    const clock = () => testbed.now() + wrong
    const phone = await testbed.open(people.techA, undefined, clock)
    const deviceTime = () => new Date(clock()).toISOString()
    const results = [
      await phone.mutate('order/move', {
        orderId: 'o1',
        to: 'onSite',
        clock: { endIds: [], start: { entryId: 'te1', kind: 'order', orderId: 'o1' } },
      }),
      await phone.mutate('photo/add', {
        photoId: 'p1',
        about: 'orders/o1',
        kind: 'photo',
        contentType: 'image/jpeg',
        size: 3,
        chunks: 1,
        sha256: 'a'.repeat(64),
        width: 1,
        height: 1,
        takenAt: deviceTime(),
        caption: '',
        readerIds: [people.techA],
      }),
      await phone.mutate('message/send', {
        messageId: 'm1',
        threadId: 'order-o1',
        text: 'I am here',
        about: 'orders/o1',
        change: null,
        attachments: [],
        readerIds: [],
      }),
      await phone.mutate('thread/read', {
        threadId: 'order-o1',
        userId: people.techA,
        readAt: deviceTime(),
        memberIds: [],
      }),
      await phone.mutate('order/move', {
        orderId: 'o1',
        to: 'done',
        clock: { endIds: ['te1'], start: null },
      }),
    ]
    expect(results.map(({ ok }) => ok)).toEqual([true, true, true, true, true])
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    expect(await queueOf(phone)).toEqual([])
    const found = [...receipts(testbed.server).values()]
    // The time entry of a status change may have been sent separately, if one commit could not hold both.
    expect(found.filter(({ name }) => name !== 'time/clock')).toHaveLength(5)
    for (const { at, deviceAt, offsetMs } of found) {
      const recorded = Date.parse(String(at))
      expect(recorded).toBeLessThanOrEqual(testbed.now())
      // A day back is a possible time, and nothing better was known.
      expect(recorded).toBeGreaterThanOrEqual(began - (wrong === -day ? day : 0))
      expect(recorded - Date.parse(String(deviceAt))).toBe(offsetMs)
    }
    expect(testbed.order('o1')?.status).toBe('done')
  })

  test('that was corrected before there was a network still delivers the work', async () => {
    let wrong = 10 * year
    const phone = await testbed.open(people.techA, undefined, () => testbed.now() + wrong)
    await phone.mutate('order/move', { orderId: 'o1', to: 'onSite' })
    wrong = 0
    await phone.mutate('order/move', { orderId: 'o1', to: 'done' })
    expect(await phone.drain()).toEqual({ kind: 'idle' })
    expect(await queueOf(phone)).toEqual([])
    expect(testbed.order('o1')?.status).toBe('done')
  })
})
