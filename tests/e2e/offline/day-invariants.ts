import { expect } from '@playwright/test'
import type { World } from '../world.ts'

const technician = 'demo-technician'
const van = 'demo-location-van-technician'
const day = 86_400_000

/** What must hold on the server after a day's work; created before the day begins. */
export function dayInvariants(world: World, itemId: string) {
  const began = Date.now()
  const known = new Set(world.receiptsBy(technician).map(({ id }) => id))
  const knownTimes = new Set(ofTechnician('timeEntries').map(({ id }) => id))
  const before = inVan()

  function ofTechnician(collection: string) {
    return world.find(collection, { userId: technician })
  }
  function inVan(): number {
    const sum = (where: Readonly<Record<string, string>>) =>
      world
        .find('movements', { itemId, ...where })
        .reduce((all, movement) => all + movement.number('quantity'), 0)
    return sum({ toId: van }) - sum({ fromId: van })
  }
  const receipts = () => world.receiptsBy(technician).filter(({ id }) => !known.has(id))
  const times = () => ofTechnician('timeEntries').filter(({ id }) => !knownTimes.has(id))

  return {
    /** Each act has one receipt, and each of its documents exists once. */
    arrivedOnce(orderIds: readonly string[]) {
      const counts: Record<string, number> = {}
      // A message is read once it has been on the screen for a while, which a kill may prevent.
      const acts = receipts().filter(({ name }) => name !== 'thread/read')
      for (const { name } of acts) counts[name] = (counts[name] ?? 0) + 1
      expect(counts).toEqual({
        'time/clock': 4,
        'order/move': 12,
        'order/answer': 2,
        'photo/add': 3,
        'photo/finish': 3,
        'photo/edit': 2,
        'stock/use': 1,
        'order/followUp': 1,
        'message/send': 1,
      })
      for (const id of orderIds) {
        const moves = world.receiptsOf(id).filter(({ name }) => name === 'order/move')
        const ofToday = moves.filter((one) => one.actorId === technician && !known.has(one.id))
        expect(ofToday).toHaveLength(4)
      }
      const [first = '', second = ''] = orderIds
      expect(world.find('photos', { about: `orders/${first}` })).toHaveLength(2)
      expect(world.find('messages', { threadId: `order-${second}` })).toHaveLength(1)
      expect(world.find('orders', { followUpOf: second })).toHaveLength(1)
    },

    /** Every act lies within the time in which it was done, whatever the phone's clock said. */
    timesAreTrue() {
      for (const { at, deviceAt } of receipts()) {
        expect(Date.parse(at)).toBeGreaterThan(began - 1000)
        expect(Date.parse(at)).toBeLessThan(Date.now() + 1000)
        expect(Math.abs(Date.parse(deviceAt) - Date.parse(at) - day)).toBeLessThan(5000)
      }
    },

    stockIsRight(orderId: string) {
      const used = world.find('movements', { orderId, type: 'consume' })
      expect(used.map((one) => [one.text('itemId'), one.number('quantity')])).toEqual([[itemId, 1]])
      expect(inVan()).toBe(before - 1)
    },

    /** A day with one break; travel and work on each order; nothing still runs, and nothing overlaps. */
    hoursAreRight(orderIds: readonly string[]) {
      const stretches = times()
        .map((one) => ({
          kind: one.text('kind'),
          order: one.text('orderId'),
          from: one.text('startedAt'),
          to: one.text('endedAt'),
        }))
        .toSorted((a, b) => a.from.localeCompare(b.from))
      const recorded = stretches.map(({ kind, order }) => `${kind} ${orderIds.indexOf(order)}`)
      const job = (i: number) => [`travel ${i}`, `order ${i}`]
      expect(recorded).toEqual(['day -1', ...job(0), 'break -1', ...job(1), ...job(2)])
      for (const { from, to } of stretches) expect(to > from).toBe(true)
      const inside = stretches.slice(1)
      for (const [i, { from }] of inside.entries())
        expect(from >= (inside[i - 1]?.to ?? ''), JSON.stringify(inside)).toBe(true)
      expect(inside.at(-1)?.to ?? '').toBeTruthy()
      expect((stretches[0]?.to ?? '') >= (inside.at(-1)?.to ?? '')).toBe(true)
    },

    followUpTitle(): string {
      const [asked] = world
        .find('orders', { createdBy: technician })
        .filter((order) => order.text('title').startsWith('Return visit: '))
      if (!asked) throw new Error('Nobody asked for another visit')
      return asked.text('title')
    },
  }
}
