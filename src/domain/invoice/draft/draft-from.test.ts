import { describe, expect, it } from 'vitest'
import type { PriceList } from '#domain/entities/price-list.ts'
import { priceListFixture, rule } from '#domain/pricing/price-list.fixture.ts'
import { billedSources } from '../billed-sources.ts'
import type { InvoiceLine } from '../invoice-content.ts'
import type { BillableWork } from './billable-work.ts'
import { draftFrom } from './draft-from.ts'
import { entryFixture, invoiceOf, movementFixture, workFixture } from './work.fixture.ts'

const summary = (lines: readonly InvoiceLine[]) =>
  lines.map(({ name, quantityMilli, priceMinor }) => [name, quantityMilli, priceMinor])

const [order] = workFixture().orders
if (!order) throw new Error('No order')

describe('the lines of a draft', () => {
  it('are the hours and the items of an order, each once with all of its sources', () => {
    const { lines, orderIds, customerId } = draftFrom(workFixture())
    expect(summary(lines)).toEqual([
      ['Labor', 1500, 8000],
      ['Travel time', 250, 8000],
      ['Filter', 2500, 1250],
      ['Sealant', 1000, 0],
    ])
    expect(lines.map(({ sources }) => sources.map(({ kind, id }) => `${kind}/${id}`))).toEqual([
      ['timeEntry/t1', 'timeEntry/t2'],
      ['timeEntry/t3'],
      ['movement/m1', 'movement/m2', 'movement/m3'],
      ['movement/m4'],
    ])
    expect([orderIds, customerId]).toEqual([['o1'], 'c1'])
  })

  it('are of the order that the note names, unless there are several', () => {
    const other = { ...order, id: 'o2', ref: 'W-2' }
    expect(draftFrom(workFixture()).note).toBe(`${order.ref} ${order.title}`)
    expect(draftFrom(workFixture({ orders: [order, other] })).note).toBe('')
  })

  it('state hours in hundredths, and at least one of them', () => {
    const hoursOf = (minutes: number) =>
      draftFrom(workFixture({ timeEntries: [entryFixture('t1', 'order', minutes)], movements: [] }))
        .lines[0]?.quantityMilli
    expect([57.9, 1, 0.1].map(hoursOf)).toEqual([970, 20, 10])
  })

  it('have the tax of their item, else the company’s usual one', () => {
    const [labor, , filter] = draftFrom(workFixture()).lines
    expect([labor?.tax.code, filter?.tax]).toEqual([
      'STD',
      { code: 'RED', category: 'S', rateMilliPercent: 7000, reason: '' },
    ])
    expect([labor?.unitCode, filter?.unitCode]).toEqual(['HUR', 'MTR'])
  })

  it('leave out what runs, what was given back, and what nobody used', () => {
    const work = workFixture({
      timeEntries: [entryFixture('t9', 'order', 60, { endedAt: null })],
      movements: [
        movementFixture('m1', 'consume', 1),
        movementFixture('m2', 'return', 1),
        movementFixture('m3', 'transferOut', 1),
        movementFixture('m4', 'consume', 1, { orderId: 'other' }),
      ],
    })
    expect(draftFrom(work).lines).toEqual([])
  })

  it('are one line at the fixed price of an order that has one', () => {
    const { lines } = draftFrom(workFixture({ orders: [{ ...order, fixedPriceMinor: 19_900 }] }))
    expect(summary(lines)).toEqual([['Boiler service', 1000, 19_900]])
    expect(lines[0]?.sources).toEqual([{ kind: 'order', id: 'o1' }])
  })

  it('name their order where there are several of one customer', () => {
    const work = workFixture()
    const orders = [
      order,
      { ...order, id: 'o2', ref: 'W-2', title: 'Second visit', fixedPriceMinor: 5000 },
      { ...order, id: 'o3', customerId: 'c2' },
    ]
    const { lines, orderIds } = draftFrom({ ...work, orders })
    expect(orderIds).toEqual(['o1', 'o2'])
    expect(new Set(lines.map(({ note }) => note))).toEqual(new Set(['W-1 Boiler service', 'W-2']))
  })

  it('are added up over all orders where they would be too many', () => {
    const orders = Array.from({ length: 100 }, (_, i) => ({ ...order, id: `o${i}` }))
    const movements = orders.flatMap(({ id: orderId }) => [
      movementFixture(`a-${orderId}`, 'consume', 1, { orderId }),
      movementFixture(`b-${orderId}`, 'consume', 1, { orderId, itemId: null, name: 'Sealant' }),
    ])
    const timeEntries = orders.map(({ id }) =>
      entryFixture(`t-${id}`, 'order', 60, { orderId: id }),
    )
    const { lines } = draftFrom(workFixture({ orders, movements, timeEntries }))
    expect(summary(lines)).toEqual([
      ['Labor', 50_000, 8000],
      ['Labor', 50_000, 8000],
      ['Filter', 50_000, 1250],
      ['Filter', 50_000, 1250],
      ['Sealant', 50_000, 0],
      ['Sealant', 50_000, 0],
    ])
    expect(lines.every(({ sources }) => sources.length === 50)).toBe(true)
  })
})

it('covers the days of the work in the company’s zone', () => {
  expect(draftFrom(workFixture())).toMatchObject({
    termsDays: 14,
    isInclusive: false,
    supplyFrom: '2026-03-02',
    supplyTo: '2026-03-04',
  })
  const unknown = workFixture({ visits: [], timeEntries: [], movements: [] })
  expect(draftFrom(unknown)).toMatchObject({ supplyFrom: '2026-03-05', supplyTo: '2026-03-05' })
})

describe('what was billed', () => {
  const billed = (...invoices: Parameters<typeof billedSources>[0]) =>
    summary(draftFrom(workFixture({ billedSources: billedSources(invoices) })).lines)
  const { lines } = draftFrom(workFixture())
  const rest = [
    ['Travel time', 250, 8000],
    ['Sealant', 1000, 0],
  ]

  it('by a draft or an invoice is not billed again', () => {
    const some = lines.filter(({ name }) => name === 'Labor' || name === 'Filter')
    for (const status of ['draft', 'issuing', 'issued'] as const)
      expect(billed(invoiceOf(some, { status })), status).toEqual(rest)
  })

  it('is billed once more when its draft is discarded or its invoice credited wholly', () => {
    expect(billed(invoiceOf(lines, { status: 'discarded' }))).toHaveLength(4)
    const issued = { status: 'issued', totalMinor: 500 } as const
    const credits = { creditIds: ['k1'], creditedMinor: 500 }
    expect(billed(invoiceOf(lines, { ...issued, ...credits }))).toHaveLength(4)
    expect(billed(invoiceOf(lines, { ...issued, ...credits, creditedMinor: 499 }))).toEqual([])
    expect(billed(invoiceOf(lines, { ...issued, totalMinor: 0 }))).toEqual([])
    expect(billed(invoiceOf(lines, { kind: 'credit', creditOf: 'i9' }))).toHaveLength(4)
  })

  it('with its order as a whole is not billed again', () => {
    const [line] = lines
    if (!line) throw new Error('No line')
    const whole = { ...line, sources: [{ kind: 'order' as const, id: 'o1' }] }
    expect(billed(invoiceOf([whole]))).toEqual([])
  })

  it('is known from lines that had only one source', () => {
    const [line] = lines
    const old = { ...line, sources: [], source: line?.sources[1] }
    expect(billed({ ...invoiceOf([]), lines: [old] })[0]).toEqual(['Labor', 500, 8000])
  })
})

describe('the prices of a customer with a price list', () => {
  const item = (itemId: string) => ({ kind: 'item', itemId }) as const
  const rules = [
    rule(item('f1'), { kind: 'fixed', minor: 1000 }),
    rule(item('f1'), { kind: 'fixed', minor: 900 }, 2500),
    rule(item('h1'), { kind: 'percentOff', milliPercent: 10_000 }),
  ]
  const drafted = (
    more: Partial<PriceList> = {},
    company: Partial<BillableWork['company']> = {},
  ) => {
    const prices = { list: priceListFixture(rules, more), costs: new Map() }
    const work = workFixture({ prices: new Map([['c1', prices]]) })
    return draftFrom({ ...work, company: { ...work.company, ...company } }).lines
  }
  const pricesOf = (lines: readonly InvoiceLine[]) => lines.map(({ priceMinor }) => priceMinor)
  const sourcesOf = (lines: readonly InvoiceLine[]) =>
    lines.map(({ priceSource }) => priceSource?.kind)

  it('are those of the list for the quantity of each item, and say so', () => {
    const lines = drafted()
    expect(pricesOf(lines)).toEqual([7200, 7200, 900, 0])
    expect(sourcesOf(lines)).toEqual(['list', 'list', 'list', undefined])
    expect(lines[2]?.priceSource).toEqual({
      kind: 'list',
      itemId: 'f1',
      listId: 'trade',
      listName: 'Trade',
    })
  })

  it('hold on the day on which the last of a line was done', () => {
    // The parts were used on the 2nd; the last work began on the 4th in the company’s zone.
    expect(pricesOf(drafted({ untilOn: '2026-03-03' }))).toEqual([8000, 7200, 900, 0])
    expect(pricesOf(drafted({ fromOn: '2026-03-04' }))).toEqual([7200, 8000, 1250, 0])
  })

  it('are the catalogue’s where the list is in another currency, or with tax', () => {
    for (const company of [{ currency: 'USD' }, { pricesIncludeTax: true }]) {
      const lines = drafted({}, company)
      expect(pricesOf(lines)).toEqual([8000, 8000, 1250, 0])
      expect(sourcesOf(lines)).toEqual(['catalogue', 'catalogue', 'catalogue', undefined])
    }
  })

  it('leave a fixed price as it is', () => {
    const prices = { list: priceListFixture(rules), costs: new Map() }
    const [line] = draftFrom(
      workFixture({
        orders: [{ ...order, fixedPriceMinor: 19_900 }],
        prices: new Map([['c1', prices]]),
      }),
    ).lines
    expect(line).toMatchObject({ priceMinor: 19_900 })
    expect(line).not.toHaveProperty('priceSource')
  })
})
