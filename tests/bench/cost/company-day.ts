import { docOf } from '#data/local/rows/doc-of.ts'
import type { Row } from '#data/local/database/rows.ts'
import { writeMeta } from '#data/local/rows/meta.ts'
import type { Ref } from '#domain/mutation/types.ts'
import { sumOf } from './bill.ts'
import type { Billed } from './bill.ts'
import {
  companyId,
  crew,
  day,
  minute,
  monday,
  office,
  seedDemoCompany,
  writeDocuments,
} from './company.ts'
import { createMeteredDevice } from './metered-device.ts'
import type { MeteredDevice } from './metered-device.ts'
import { createMeteredServer } from './metered-server.ts'
import { createOffice } from './office-work.ts'
import { ordersOfDay, workOn } from './work-day.ts'

/** What devices cost while the app starts, and afterwards. */
interface Costs {
  readonly starts: readonly Billed[]
  readonly work: Billed
  /** The part of `work` that was bytes of pictures, positions and routes. */
  readonly media: Billed
}

export interface CompanyDay {
  readonly phone: Costs
  readonly desk: Costs
  /** The phone's return after a week offline. */
  readonly week: Costs
}

/** Minutes of each round for which the dispatcher looks at the map. */
const minutesOfMap = 10
const daysOffline = 5
const messagesOfDay = 6

/**
 * Simulates a day of the demo company with twelve technicians and one dispatcher, each step sent at once; then a week
 * in which the first technician is offline. Their phone and the desk listen, the others only send.
 */
export async function runCompanyDay(): Promise<CompanyDay> {
  let time = monday - day / 2
  const advance = (ms: number) => {
    time += ms
  }
  const now = () => (time += 10)
  const server = await createMeteredServer(now)
  await seedDemoCompany(server, monday)
  const base = { server, companyId, now }
  const desk = createMeteredDevice({ ...base, uid: office, role: 'admin', permissions: [] })
  const phones = crew.map((person) =>
    createMeteredDevice({ ...base, ...person, role: 'technician' }),
  )
  const [phone] = phones
  if (!phone) throw new Error('Nobody works')
  const dispatcher = createOffice(desk, () => time)
  const idOf = (date: number, uid: string, round: number) => `order-${date}-${uid}-${round}`
  const starts: Billed[] = []
  const work: ReturnType<MeteredDevice['takeBills']>[] = []

  async function start(device: MeteredDevice, into: Billed[]): Promise<void> {
    await device.open()
    into.push(device.takeBills().all)
  }

  /** A device that does not listen is given the documents that it works on. */
  async function handOver(device: MeteredDevice, orderId: string): Promise<void> {
    const row = await desk.db.orders.get(orderId)
    if (!row) throw new Error(`The desk has no ${orderId}`)
    const { id: _id, ...doc } = row
    await device.take(new Map<Ref, typeof doc>([[`orders/${orderId}`, doc]]))
  }

  async function runRound(round: number): Promise<void> {
    for (const device of phones) {
      const orderId = idOf(0, device.uid, round)
      const isListening = device === phone
      if (!isListening) await handOver(device, orderId)
      else {
        await phone?.close()
        work.push(device.takeBills())
        await start(device, starts)
      }
      await workOn(device, orderId, { advance, isOnline: true, isListening })
      await desk.untilIdle()
      await dispatcher.review(orderId)
      await dispatcher.enter([device.uid], idOf(1, device.uid, round))
    }
    await dispatcher.sendMessage(crew.map(({ uid }) => uid))
    // The map is open for some minutes of each round, and then until everyone was seen.
    await writeMeta(desk.db, 'mapOpenUntil', Date.now() + minutesOfMap * minute)
    await desk.untilIdle()
    advance(minutesOfMap * minute)
    await writeMeta(desk.db, 'mapOpenUntil', 0)
  }

  /** Loads the week's orders onto the phone, which then receives nothing until all is done. */
  async function runWeekAway(away: MeteredDevice): Promise<Costs> {
    const ids = Array.from({ length: daysOffline * ordersOfDay }, (_, i) => `week-${i}`)
    for (const id of ids) await dispatcher.enter([away.uid], id)
    await away.open()
    await away.close()
    away.takeBills()
    for (let date = 0; date < daysOffline; date += 1) {
      for (const orderId of ids.slice(date * ordersOfDay, (date + 1) * ordersOfDay))
        await workOn(away, orderId, { advance, isOnline: false, isListening: false })
      await goOnWithout(date)
      advance(day / 2)
    }
    const weekStarts: Billed[] = []
    await start(away, weekStarts)
    await away.sendEverything()
    await away.close()
    return costs(weekStarts, [away.takeBills()])
  }

  /** A colleague's day, which adds to what everyone's phone receives. */
  async function goOnWithout(date: number): Promise<void> {
    const visit = await desk.db.visits.toCollection().first()
    const said = await desk.db.messages.where('threadId').equals('team').last()
    if (!visit || !said) throw new Error('Nobody has worked yet')
    const updatedAt = new Date(now()).toISOString()
    const copies = (name: string, row: Row, times: number) =>
      Array.from({ length: times }, (_, i) => ({
        path: `companies/${companyId}/${name}/${row.id}-${date}-${i}`,
        data: { ...docOf(row), updatedAt },
      }))
    await writeDocuments(server, [
      ...copies('visits', visit, (crew.length - 1) * ordersOfDay),
      ...copies('messages', said, messagesOfDay),
    ])
  }

  await desk.open()
  await phone.open()
  for (const { uid } of phones)
    for (let round = 0; round < ordersOfDay; round += 1)
      await dispatcher.enter([uid], idOf(0, uid, round))
  for (const device of [phone, desk]) {
    await device.close()
    device.takeBills()
  }

  time = monday
  const deskStarts: Billed[] = []
  await start(desk, deskStarts)
  for (let round = 0; round < ordersOfDay; round += 1) await runRound(round)
  await phone.close()
  work.push(phone.takeBills())
  await desk.untilIdle()
  const deskWork = [desk.takeBills()]
  const week = await runWeekAway(phone)
  await desk.close()
  for (const device of [desk, ...phones]) device.dispose()
  await server.engine.close()
  return {
    phone: costs(starts, work),
    desk: costs(deskStarts, deskWork),
    week,
  }
}

function costs(
  starts: readonly Billed[],
  work: readonly ReturnType<MeteredDevice['takeBills']>[],
): Costs {
  return {
    starts,
    work: sumOf(work.map(({ all }) => all)),
    media: sumOf(work.map(({ media }) => media)),
  }
}
