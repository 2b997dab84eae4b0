import { describe, expect, test } from 'vitest'
import { people } from './support/seed.ts'
import { queueOf, useTestbed, write } from './support/testbed.ts'
import { visibleDocs } from './support/visible-docs.ts'

const tuesday = '2026-03-10T08:00:00.000Z'

describe('what a phone noted of a visit that it no longer has', () => {
  const testbed = useTestbed()

  test.each(['booking/see', 'booking/tell'] as const)(
    '%s does not hold up what comes after it',
    async (name) => {
      const desk = await testbed.open(people.office)
      const given = { assigneeIds: { from: [], to: [people.techA] } }
      await desk.mutate('booking/plan', { orderId: 'o1', part: 2, edits: given, send: true })
      expect(await desk.drain()).toEqual({ kind: 'idle' })
      const phone = await testbed.open(people.techA)
      await (name === 'booking/see'
        ? phone.mutate(name, { bookingId: 'o1-2' })
        : phone.mutate(name, { orderId: 'o1', part: 2, start: tuesday }))
      await write(phone, 'o1', '', 'done')

      await desk.take(visibleDocs(testbed.server, people.office))
      const taken = { assigneeIds: { from: [people.techA], to: [people.techB] } }
      await desk.mutate('booking/plan', { orderId: 'o1', part: 2, edits: taken })
      expect(await desk.drain()).toEqual({ kind: 'idle' })

      expect(await phone.drain()).toEqual({ kind: 'idle' })
      // That a customer was told is for the person to pass on; that they looked is not.
      expect(await queueOf(phone)).toMatchObject(
        name === 'booking/see' ? [] : [{ name, state: 'needsYou' }],
      )
      expect(testbed.order('o1')).toMatchObject({ resolution: 'done' })
      const visit = visibleDocs(testbed.server, people.office).get('bookings/o1-2')
      expect(visit).toMatchObject({ assigneeIds: [people.techB], seenBy: {} })
      expect(visit?.customerTold ?? null).toBeNull()
    },
  )
})
