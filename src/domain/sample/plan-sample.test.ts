import { describe, expect, it } from 'vitest'
import { isCollectionName } from '../entities/collections.ts'
import type { Company } from '../entities/company.ts'
import type { Order } from '../entities/order.ts'
import { isSampleId } from '../entities/sample-id.ts'
import { createWorld, tech } from '../mutation/mutators/world.fixture.ts'
import { splitRef } from '../mutation/refs.ts'
import type { Doc, Ref } from '../mutation/types.ts'
import { orderStatuses } from '../order/order-status.ts'
import { parseRow } from '../stored/parse-row.ts'
import { localDay, toLocalTime } from '../time/local-time.ts'
import { planSample } from './plan-sample.ts'
import type { SampleChange } from './sample-maker.ts'
import { samplePlan, sampleContext } from './sample.fixture.ts'
import { sampleWordsEn } from './words/en.ts'
import { sampleWordsEs } from './words/es.ts'

const at = '2026-03-02T15:00:00.000Z'

/** Makes the changes that were not made before, as an outbox does, and returns what became of them. */
function fill(
  changes: readonly SampleChange[],
  world = createWorld(),
  made = new Set<string>(),
  actor?: typeof tech,
) {
  const outcomes = new Set<string>()
  for (const { id, name, args } of changes) {
    if (made.has(id)) continue
    made.add(id)
    outcomes.add(world.mutate(name, args, actor, at))
  }
  return { world, made, outcomes: [...outcomes] }
}

function ordersIn(docs: ReadonlyMap<Ref, Doc>): readonly Order[] {
  return [...docs].flatMap(([ref, doc]) => {
    const [collection, id] = splitRef(ref)
    const order = collection === 'orders' ? parseRow('orders', id, doc) : null
    return order?.ok ? [order.value] : []
  })
}

const countOf = (docs: ReadonlyMap<Ref, Doc>, collection: string) =>
  [...docs.keys()].filter((ref) => splitRef(ref)[0] === collection).length

describe.each([
  ['en', sampleWordsEn],
  ['es', sampleWordsEs],
] as const)('the sample data in %s', (language, words) => {
  const changes = planSample({ ...sampleContext, language, words })

  it('is made by ordinary changes, none of which is refused', () => {
    const { world, outcomes } = fill(changes)
    expect(outcomes).toEqual(['ok'])
    expect(
      ['customers', 'sites', 'assets', 'templates', 'items', 'locations', 'orders', 'messages'].map(
        (name) => countOf(world.docs, name),
      ),
    ).toEqual([8, 11, 11, 2, 12, 2, 26, 3])
  })

  it('has orders in every status that a person can give, and each requirement met', () => {
    const orders = ordersIn(fill(changes).world.docs)
    const statuses = orderStatuses.filter((status) => status !== 'invoiced')
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(statuses))
    expect(orders.filter(({ needsReview }) => needsReview !== null)).toEqual([])
    expect(orders.filter(({ priority }) => priority === 'urgent')).toMatchObject([
      { status: 'new', assigneeIds: [] },
    ])
    const [onSite] = orders.filter(({ status }) => status === 'onSite')
    expect(Object.keys(onSite?.answers ?? {}).length).toBeGreaterThan(1)
    expect(onSite?.checklist.length).toBeGreaterThan(4)
  })

  it('says something everywhere, in this language only', () => {
    const texts = textsOf(words)
    expect(texts.filter((text) => text.trim() === '' || text.length > 100)).toEqual([])
    const others = textsOf(language === 'en' ? sampleWordsEs : sampleWordsEn)
    expect(texts.filter((text) => text.includes(' ') && others.includes(text))).toEqual([])
  })
})

describe('the sample data', () => {
  it('consists of sample documents, by sample changes', () => {
    const changes = samplePlan()
    const { world } = fill(changes)
    expect([...world.docs.keys()].filter((ref) => !isSampleId(splitRef(ref)[1]))).toEqual([])
    expect(changes.filter(({ id }) => !isSampleId(id))).toEqual([])
    expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length)
    for (const ref of world.docs.keys()) expect(isCollectionName(splitRef(ref)[0])).toBe(true)
  })

  it('added twice is there once, also by someone else on another day', () => {
    const first = fill(samplePlan())
    const before = new Map(first.world.docs)
    const again = fill(samplePlan({ uid: 'other', today: '2026-03-05' }), first.world, first.made)
    expect(again.outcomes).toEqual([])
    expect(again.world.docs).toEqual(before)
  })

  it('added again after a removal is another round', () => {
    const first = fill(samplePlan())
    const second = fill(samplePlan({ round: 2 }), first.world, first.made)
    expect(second.outcomes).toEqual(['ok'])
    expect(countOf(second.world.docs, 'orders')).toBe(52)
  })

  it('gives planned orders to the person who adds it, and one at a time', () => {
    const orders = ordersIn(fill(samplePlan()).world.docs)
    const planned = orders
      .filter(({ plannedStart }) => plannedStart !== null)
      .toSorted((a, b) => (a.plannedStart ?? '').localeCompare(b.plannedStart ?? ''))
    expect(planned.every(({ assigneeIds }) => assigneeIds.join() === 'admin')).toBe(true)
    expect(orders.length - planned.length).toBe(4)
    for (const [i, { plannedStart }] of planned.entries())
      expect((planned[i - 1]?.plannedEnd ?? '') <= (plannedStart ?? '')).toBe(true)
  })

  it('lies on working days around today, in the company’s own hours and time zone', () => {
    const starts = ordersIn(fill(samplePlan()).world.docs).flatMap(
      ({ plannedStart }) => plannedStart ?? [],
    )
    const zone = sampleContext.company.timeZone
    // Today is a Monday: there is nothing on the weekend before.
    expect([...new Set(starts.map((start) => localDay(start, zone)))].toSorted()).toEqual([
      '2026-02-25',
      '2026-02-26',
      '2026-02-27',
      '2026-03-02',
      '2026-03-03',
      '2026-03-04',
      '2026-03-05',
      '2026-03-06',
    ])
    const hours = starts.map((start) => toLocalTime(start, zone).slice(11))
    expect([...new Set(hours)].toSorted()).toEqual(['08:00', '10:00', '12:30', '14:30', '16:00'])
  })

  it('is in the company’s town, country style and currency', () => {
    const company: Pick<Company, 'address' | 'currency' | 'timeZone' | 'workingHours'> = {
      ...sampleContext.company,
      address: { ...sampleContext.company.address, city: 'Bremen', country: 'DE' },
      currency: 'JPY',
    }
    const { world } = fill(samplePlan({ company }))
    expect(world.get('sites/sample_1_site_bakery').address).toMatchObject({
      line1: 'Bahnhofstraße 14',
      city: 'Bremen',
      country: 'DE',
    })
    expect(world.get('customers/sample_1_customer_bakery').phone).toBe('030 23125 012')
    expect(world.get('prices/sample_1_part_sensor')).toMatchObject({ priceMinor: 8700 })
    expect(JSON.stringify(world.get('templates/sample_1_template_service'))).toContain('"bar"')
    const american = fill(samplePlan()).world
    expect(world.get('templates/sample_1_template_service')).toMatchObject({ minutes: 90 })
    expect(JSON.stringify(american.get('templates/sample_1_template_service'))).toContain('"psi"')
  })

  it('can be added by the office alone', () => {
    const { world } = fill(samplePlan(), createWorld(), new Set(), tech)
    // Anyone may write a message.
    expect([...world.docs.keys()].filter((ref) => !ref.startsWith('messages/'))).toEqual([])
  })

  it('leaves the van low on a part', () => {
    const { world } = fill(samplePlan())
    const minimum = world.get('items/sample_1_part_airVent').minimums
    expect(minimum).toEqual({ sample_1_location_van: 5 })
    const used = world.get('movements/sample_1_used_radiators_airVent')
    expect([world.get('movements/sample_1_stock_airVent_van').quantity, used.quantity]).toEqual([
      6, 2,
    ])
  })
})

/** Every text of a structure. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
