import { expect, test } from 'vitest'
import type { Booking } from '#domain/entities/booking.ts'
import type { Order } from '#domain/entities/order.ts'
import { visitsOfOrder } from '#domain/booking/visits-of-order.ts'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { planMutation } from '#features/schedule/actions/plan-mutation.ts'
import { changeTo, type Plan, undoing } from '#features/schedule/actions/visit-change.ts'
import { createDevice, type Device } from './support/device.ts'
import { createInProcessServer } from './support/in-process-server.ts'
import { createPrng } from './support/prng.ts'
import { orderIds, people, seedCompany } from './support/seed.ts'
import { visibleDocs } from './support/visible-docs.ts'

type Change = readonly [orderId: string, plan: Partial<Plan>]

const starts = [null, '2026-03-09', '2026-03-09T08:00:00.000Z', '2026-03-10T13:30:00.000Z'] as const
const teams = [[], [people.techA], [people.techB], [people.techA, people.techB]] as const

/** What one dispatcher plans: some fields of some orders' visits. */
function somePlans(random: () => number): readonly Change[] {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  return orderIds.flatMap((orderId): Change[] => {
    const plan: { -readonly [K in keyof Plan]?: Plan[K] } = {}
    if (random() < 0.5) plan.start = pick(starts)
    if (random() < 0.4) plan.minutes = pick([30, 60, 90, 240])
    if (random() < 0.4) plan.assigneeIds = [...pick(teams)]
    if (random() < 0.3) plan.locked = pick(['none', 'time', 'both'])
    return Object.keys(plan).length === 0 ? [] : [[orderId, plan]]
  })
}

/** A company with two dispatchers at desks of their own, who both have everything. */
async function twoDesks() {
  let time = Date.parse('2026-03-02T09:00:00Z')
  const now = () => (time += 10)
  const server = await createInProcessServer(now, 'strict')
  await seedCompany(server)
  const open = async (name: string) => {
    const desk = createDevice({
      name,
      uid: people.office,
      role: 'admin',
      server,
      http: (request) => server.handle(request),
      now,
      random: () => 0.5,
    })
    await desk.take(shown())
    return desk
  }
  const shown = () => visibleDocs(server, people.office)
  const desks = [await open('desk1'), await open('desk2')] as const
  return {
    desks,
    shown,
    /** The visits as the server holds them, without what depends on the time at which they arrived. */
    board: () => new Map(orderIds.map((id) => [id, planned(shown(), id)])),
    close: async () => {
      for (const desk of desks) desk.close()
      await server.engine.close()
    },
  }
}

function visitOf(docs: ReadonlyMap<string, object | null>, orderId: string) {
  const stored = docs.get(`orders/${orderId}`) as Partial<Order>
  const order = { ...orderFixture(orderId), ...stored, id: orderId }
  const booking = docs.get(`bookings/${orderId}`)
  const bookings = booking ? [{ ...(booking as Booking), id: orderId }] : []
  const visit = visitsOfOrder(order, bookings).find(({ part }) => part === 1)
  if (!visit) throw new Error(`No visit of ${orderId}`)
  const series = { place: 1, count: 1, parts: [] }
  const where = { place: null, territoryId: null, openingHours: null, siteZone: null, siteLine: '' }
  return { ...visit, ...where, order, customerName: '', isUnsent: false, series }
}

function planned(docs: ReadonlyMap<string, object | null>, orderId: string) {
  const { start, minutes, locked, assigneeIds, order } = visitOf(docs, orderId)
  const { plannedStart, plannedEnd, status } = order
  const everyone = [order.assigneeIds, assigneeIds].map((ids) => ids.toSorted())
  return { start, minutes, locked, plannedStart, plannedEnd, status, everyone }
}

async function plan(
  desk: Device,
  docs: ReadonlyMap<string, object | null>,
  plans: readonly Change[],
) {
  for (const [orderId, wanted] of plans) {
    const visit = visitOf(docs, orderId)
    const change = changeTo(visit, wanted)
    const mutation = change && planMutation(visit, change)
    if (mutation) await desk.mutate('booking/plan', mutation.args as never)
  }
}

async function sent(desk: Device) {
  expect(await desk.drain()).toEqual({ kind: 'idle' })
}

/** Both plan offline; the one of this index sends first. */
async function merged(plans: readonly [readonly Change[], readonly Change[]], first: 0 | 1) {
  const { desks, shown, board, close } = await twoDesks()
  const docs = shown()
  await plan(desks[0], docs, plans[0])
  await plan(desks[1], docs, plans[1])
  await sent(desks[first])
  await sent(desks[first === 0 ? 1 : 0])
  const found = board()
  await close()
  return found
}

test('two boards planned offline merge to the same, whichever is sent first', async () => {
  for (let seed = 0; seed < 24; seed += 1) {
    const random = createPrng(seed)
    const [mine, all] = [somePlans(random), somePlans(random)]
    // Of a field that both changed the first to arrive is kept, and the other told: that depends on who is first.
    const theirs = all.map(([orderId, wanted]): Change => {
      const other = mine.find(([id]) => id === orderId)?.[1] ?? {}
      const own = Object.entries(wanted).filter(([field]) => !(field in other))
      return [orderId, Object.fromEntries(own)]
    })
    const [before, after] = [await merged([mine, theirs], 0), await merged([mine, theirs], 1)]
    expect(after, `seed ${seed}`).toEqual(before)
  }
})

test('undoing an act restores the board, and keeps what someone else changed meanwhile', async () => {
  for (let seed = 100; seed < 124; seed += 1) {
    const random = createPrng(seed)
    const { desks, shown, board, close } = await twoDesks()
    const [desk, other] = desks
    const [before, docs] = [board(), shown()]
    const acts = somePlans(random).flatMap(([orderId, wanted]) => {
      const visit = visitOf(docs, orderId)
      return changeTo(visit, wanted) ?? []
    })
    const mutate = async (changes: readonly (typeof acts)[number][]) => {
      for (const change of changes) {
        const visit = visitOf(shown(), change.visitId)
        await desk.mutate('booking/plan', planMutation(visit, change).args as never)
      }
      await sent(desk)
      await desk.take(shown())
    }
    await mutate(acts)
    const touched = acts.find(({ to }) => 'minutes' in to)?.visitId
    if (touched !== undefined) {
      await other.take(shown())
      await plan(other, shown(), [[touched, { minutes: 155 }]])
      await sent(other)
      await desk.take(shown())
    }
    const visits = new Map(orderIds.map((id) => [id as string, visitOf(shown(), id)]))
    const { changes, kept } = undoing(acts, visits)
    expect(kept).toEqual(touched === undefined ? [] : [touched])
    await mutate(changes)
    for (const [id, was] of before) {
      const is = board().get(id)
      const { start, minutes, locked, everyone } = was
      expect(is, `seed ${seed} ${id}`).toMatchObject({ start, locked, everyone })
      expect(is?.minutes).toBe(id === touched ? 155 : minutes)
    }
    await close()
  }
})
