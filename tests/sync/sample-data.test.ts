import { describe, expect, test } from 'vitest'
import { isSampleId } from '#domain/entities/sample-id.ts'
import { sampleCollections } from '#domain/mutation/mutators/sample/sample-remove.ts'
import { samplePlan } from '#domain/sample/sample.fixture.ts'
import type { SampleChange } from '#domain/sample/sample-maker.ts'
import { wholeId } from '#domain/mutation/split/part-id.ts'
import type { Doc } from '#domain/mutation/types.ts'
import { removalParts } from '#domain/sample/find-removal.ts'
import { sampleData } from '#data/queries/sample/sample-data.ts'
import { readDocs } from '#data/local/rows/documents.ts'
import { mutateAll } from '#data/outbox/mutate/mutate-all.ts'
import type { Device } from './support/device.ts'
import { people } from './support/seed.ts'
import { serverDocs } from './support/server-docs.ts'
import { queueOf, useTestbed } from './support/testbed.ts'
import { receipts, visibleDocs } from './support/visible-docs.ts'

describe('sample data', () => {
  const testbed = useTestbed()
  const actor = {
    uid: people.office,
    companyId: 'c1',
    role: 'admin',
    status: 'active',
    permissions: [],
  } as const
  const context = ({ db, name }: Device) => ({
    db,
    actor,
    deviceId: name,
    now: testbed.now(),
    offsetMs: 0,
  })
  const stateOf = ({ db, uid }: Device) => sampleData().run({ db, uid })
  const plan = samplePlan({ uid: people.office })
  /** The same with few orders and parts. */
  const few = (changes: readonly SampleChange[]) =>
    changes.filter(
      ({ id }) =>
        /_(template|customer|site|location|asset)_/.test(id) ||
        /_(sinkLeak|newBoiler|hotelService|lowPressure|iceMachineLeak|trap|tape|newSeal)/.test(id),
    )
  const short = few(plan)
  const fill = async (desk: Device, changes: readonly SampleChange[] = short) =>
    expect(await mutateAll(changes, context(desk))).toEqual({ ok: true })
  let ids = 0
  const remove = async (desk: Device) => {
    const { removal } = await stateOf(desk)
    const changes = removalParts(removal.refs).map((refs) => ({
      id: `removal${(ids += 1)}`,
      name: 'sample/remove' as const,
      args: { refs },
    }))
    expect(await mutateAll(changes, context(desk))).toEqual({ ok: true })
  }
  const send = async (desk: Device) => expect(await desk.drain()).toEqual({ kind: 'idle' })
  const atServer = () =>
    [...sampleCollections, 'movements'].flatMap((name) => [...serverDocs(testbed.server, name)])
  const receive = (desk: Device) => desk.take(new Map(atServer()))
  /** Of the mutations, some of which were sent in parts. */
  const receiptIds = () => new Set([...receipts(testbed.server).keys()].map(wholeId))
  /** Sample documents that are not deleted, without the stock ledger. */
  const left = () =>
    atServer().flatMap(([ref, doc]) => {
      const [collection = '', id = ''] = ref.split('/')
      const isHere = sampleCollections.some((name) => name === collection)
      return isHere && isSampleId(id) && typeof doc['deletedAt'] !== 'string' ? [ref] : []
    })
  const essence = (doc: Doc | undefined) => [doc?.['status'], doc?.['name'], doc?.['deletedAt']]
  /** Nothing waits for anyone, and all devices show what the server holds. */
  const expectConverged = async (...desks: readonly Device[]) => {
    for (const desk of desks) {
      await receive(desk)
      expect(await queueOf(desk)).toEqual([])
      const refs = atServer().map(([ref]) => ref)
      const here = await readDocs(desk.db, refs)
      expect(here.size).toBe(refs.length)
      for (const [ref, doc] of atServer()) expect(essence(here.get(ref)), ref).toEqual(essence(doc))
    }
  }

  test('is all on the device or not at all, and arrives as it was made', async () => {
    const desk = await testbed.open(people.office)
    const broken = [...plan.slice(0, 9), { ...plan[9], id: 'x', args: {} } as never]
    expect(await mutateAll(broken, context(desk))).toMatchObject({ ok: false })
    expect([await queueOf(desk), (await stateOf(desk)).hasAny]).toEqual([[], false])
    await fill(desk, plan)
    const times = (await queueOf(desk)).map(({ at }) => at)
    expect(new Set(times).size).toBe(plan.length)
    expect(times).toEqual(times.toSorted())
    const counts = (await stateOf(desk)).removal.counts
    await send(desk)
    await expectConverged(desk)
    const state = await stateOf(desk)
    expect(state.removal.counts).toEqual(counts)
    expect(state.removal.changed).toEqual([])
    const made = [...receipts(testbed.server)].filter(([id]) => isSampleId(id))
    expect(receiptIds()).toEqual(new Set(plan.map(({ id }) => id)))
    expect(new Set(made.map(([, { actorId }]) => actorId))).toEqual(new Set([people.office]))
  })

  test('pressed again, before and after it was sent, adds nothing', async () => {
    const desk = await testbed.open(people.office)
    await fill(desk)
    const queued = (await queueOf(desk)).length
    await fill(desk)
    expect((await queueOf(desk)).length).toBe(queued)
    await send(desk)
    await fill(desk)
    expect(await queueOf(desk)).toEqual([])
  })

  test('added by two people at once is there once', async () => {
    const [a, b] = [await testbed.open(people.office), await testbed.open(people.office)]
    await fill(a)
    testbed.advance(60_000)
    await fill(b, few(samplePlan({ uid: people.office, language: 'es', today: '2026-03-03' })))
    // The first is cut off in the middle, as by a lost connection.
    await a.drain({ budgetMs: 1 })
    await send(b)
    await send(a)
    await expectConverged(a, b)
    expect(left()).toHaveLength((await stateOf(a)).removal.refs.length)
    expect(receiptIds()).toEqual(new Set(short.map(({ id }) => id)))
    expect((await stateOf(b)).removal.counts).toMatchObject({ orders: 5, customers: 8 })
  })

  test('removed by one while the other still adds it leaves nothing that waits for a person', async () => {
    const [a, b] = [await testbed.open(people.office), await testbed.open(people.office)]
    await fill(a)
    await fill(b)
    await send(b)
    await remove(b)
    await send(b)
    await send(a)
    await expectConverged(a, b)
    expect(left()).toEqual([])
  })

  test('removed when half of it had arrived: the rest can be removed', async () => {
    const [a, b] = [await testbed.open(people.office), await testbed.open(people.office)]
    await fill(a, short.slice(0, 38))
    await send(a)
    await receive(b)
    await fill(a)
    await remove(b)
    await send(b)
    await send(a)
    await expectConverged(a, b)
    // What belongs to something that was removed never came.
    expect(left().filter((ref) => !/^(items|messages)/.test(ref))).toEqual([])
    await remove(a)
    await send(a)
    await expectConverged(a, b)
    expect(left()).toEqual([])
  })

  test('removed by both at once, and again, is removed once', async () => {
    const [a, b] = [await testbed.open(people.office), await testbed.open(people.office)]
    await fill(a)
    await send(a)
    await receive(b)
    await remove(a)
    await remove(b)
    await a.drain({ budgetMs: 1 })
    await send(b)
    await send(a)
    await expectConverged(a, b)
    expect(left()).toEqual([])
    expect((await stateOf(a)).removal.refs).toEqual([])
    // Added after that, it is another round.
    const { nextRound } = await stateOf(a)
    expect(nextRound).toBe(2)
    await fill(a, few(samplePlan({ uid: people.office, round: nextRound })))
    await send(a)
    await expectConverged(a, b)
    expect((await stateOf(b)).removal.counts.orders).toBe(5)
  })

  test('keeps what an own order uses, and names what people changed', async () => {
    const [desk, phone] = [await testbed.open(people.office), await testbed.open(people.techA)]
    await fill(desk)
    await send(desk)
    const orderId = 'sample_1_order_lowPressure'
    const assigned = { from: [], to: [people.techA] }
    await desk.mutate('order/assign', { orderId, edits: { assigneeIds: assigned }, send: true })
    await desk.mutate('order/create', {
      orderId: 'own',
      customerId: 'sample_1_customer_hotel',
      siteId: 'sample_1_site_annex',
      title: 'Own order',
      description: '',
      instructions: '',
      priority: 'normal',
      tags: [],
      assigneeIds: [],
      plannedStart: null,
      plannedEnd: null,
      followUpOf: null,
    })
    await send(desk)
    await phone.take(visibleDocs(testbed.server, people.techA))
    // Offline, the technician tries the order that the office removes meanwhile.
    await phone.mutate('order/move', { orderId, from: 'dispatched', to: 'accepted' })
    const { removal } = await stateOf(desk)
    expect(removal.changed).toEqual([{ ref: `orders/${orderId}`, name: 'Heating loses pressure' }])
    const kept = removal.kept.map(({ ref }) => ref)
    expect(kept.toSorted()).toEqual([
      'customers/sample_1_customer_hotel',
      'sites/sample_1_site_annex',
      'sites/sample_1_site_hotel',
    ])
    await remove(desk)
    await send(desk)
    await send(phone)
    expect(await queueOf(phone)).toEqual([])
    expect(left()).toEqual(expect.arrayContaining(kept))
    expect(left()).toHaveLength(kept.length)
    expect(testbed.order('own')).toMatchObject({ title: 'Own order', deletedAt: null })
  })

  test('an own order for a customer that was removed meanwhile waits for a person', async () => {
    const [a, b] = [await testbed.open(people.office), await testbed.open(people.office)]
    await fill(a)
    await send(a)
    await receive(b)
    await b.mutate('site/create', {
      siteId: 'own',
      customerId: 'sample_1_customer_cafe',
      name: 'Kiosk',
      address: { line1: '', line2: '', postcode: '', city: '', region: '', country: '' },
      directions: '',
      gateCode: '',
      accessNotes: '',
      geo: null,
    })
    await remove(a)
    await send(a)
    await b.drain()
    expect(await queueOf(b)).toMatchObject([
      { name: 'site/create', state: 'needsYou', problem: { type: 'doc/deleted' } },
    ])
  })
})
