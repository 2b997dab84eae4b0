import { describe, expect, it } from 'vitest'
import type { Company } from '../../entities/company.ts'
import type { Customer } from '../../entities/customer.ts'
import type { Doc } from '../../mutation/types.ts'
import { buyerFixture, issuedInvoice, sellerFixture } from '../../einvoice/einvoice.fixture.ts'
import type { Estimate } from '../../entities/estimate.ts'
import type { Order } from '../../entities/order.ts'
import { estimateArgs } from '../../estimate/estimate.fixture.ts'
import { hashOfEstimate } from '../../estimate/hash-of-estimate.ts'
import { invoiceLineFixture } from '../../invoice/invoice.fixture.ts'
import { parseRow } from '../../stored/parse-row.ts'
import { printableEstimate, printableInvoice } from '../printable.ts'
import type { EstimateShareView, InvoiceShareView, VisitShareView } from '../share-view.ts'
import { estimateView } from './estimate-view.ts'
import { invoiceView } from './invoice-view.ts'
import { visitView } from './visit-view.ts'

const now = '2026-03-02T09:00:00.000Z'
/** What a careless or hostile writer put into every document and every part of it. */
const secret = {
  costMinor: 4711,
  internalNote: 'SECRET',
  updatedBy: 'SECRET',
  createdBy: 'SECRET',
  receiptId: 'SECRET',
  readerIds: ['SECRET'],
  assigneeIds: ['SECRET'],
  instructions: 'SECRET',
  notes: 'SECRET',
}
const stamps = { schema: 1, updatedAt: now, deletedAt: null, createdAt: now }
const entity = <C extends 'companies' | 'customers' | 'orders' | 'estimates'>(
  name: C,
  doc: Doc,
) => {
  const parsed = parseRow(name, `${name}-SECRET`, { ...stamps, ...secret, ...doc })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem))
  return { ...secret, ...parsed.value, ...doc }
}
const company = entity('companies', {
  name: 'Harbour',
  phone: '902 555 010',
  ownerId: 'SECRET',
  isSetup: true,
  timeZone: 'Europe/Madrid',
  currency: 'EUR',
  tracking: 'travel',
  iban: 'SECRET',
  mailFooter: 'SECRET',
}) as Company
const customer = entity('customers', {
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  language: 'es',
}) as Customer

const { estimateId: _, ...entered } = estimateArgs()
const estimate = (more: Doc = {}) => {
  const { lines, options } = entered
  const doc = {
    ...entered,
    ...secret,
    options: options.map((one) => ({ ...one, ...secret })),
    lines: lines.map((one) => ({
      ...one,
      ...secret,
      sources: [{ kind: 'visit', id: 'SECRET' }],
      priceSource: { kind: 'list', itemId: 'SECRET', listId: 'SECRET', listName: 'SECRET' },
      tax: { ...one.tax, ...secret },
    })),
    ref: 'E-1',
    revision: 1,
    status: 'sent',
    sentAt: now,
    ...more,
  }
  const documentHash = hashOfEstimate(doc)
  return entity('estimates', { ...doc, documentHash }) as unknown as Estimate
}
const logo = { contentType: 'image/png', width: 40, height: 20, data: 'AAAA', ...secret } as const
const shown = (more: Doc = {}, at = now) =>
  estimateView({
    company,
    customer,
    logo,
    estimate: estimate(more),
    siteAddress: null,
    now: at,
  }) as EstimateShareView | null

describe('an estimate', () => {
  it('is shown with its options and lines, and nothing else of the company', () => {
    const view = shown()
    expect(view).toMatchObject({
      language: 'es',
      company: { name: 'Harbour', phone: '902 555 010', logo: { width: 40, data: 'AAAA' } },
      estimate: {
        title: 'New boiler',
        options: [{ id: 'op1' }, { id: 'op2' }],
        lines: [{ id: 'l1' }, {}],
      },
      canApprove: true,
      canDecline: true,
    })
    expect(JSON.stringify(view)).not.toMatch(/SECRET|4711/)
  })

  it('is no more answered once it has an answer, and not approved after its last day', () => {
    const decision = {
      name: 'Ana',
      at: now,
      on: '2026-03-02',
      optionId: 'op1',
      documentHash: '0'.repeat(64),
      signatureId: 'SECRET',
      reason: 'SECRET',
    }
    const view = shown({ status: 'approved', decision })
    expect(view).toMatchObject({
      canApprove: false,
      canDecline: false,
      estimate: { decision: { name: 'Ana' } },
    })
    expect(JSON.stringify(view)).not.toContain('SECRET')
    expect(shown({}, '2026-03-31T21:59:00.000Z')).toMatchObject({ canApprove: true })
    expect(shown({}, '2026-03-31T22:00:00.000Z')).toMatchObject({
      canApprove: false,
      canDecline: true,
    })
  })

  it('is not shown as a draft or cancelled', () => {
    expect(shown({ status: 'draft' })).toBeNull()
    expect(shown({ status: 'cancelled' })).toBeNull()
  })

  it('can be printed from what is shown', () => {
    const view = shown()
    const printed = view && printableEstimate(view)
    expect(printed).toMatchObject({
      ref: 'E-1',
      createdAt: now,
      lines: [{ id: 'l1' }, { id: 'l2' }],
    })
  })
})

describe('an invoice', () => {
  const invoice = (more: Doc = {}) => {
    const lines = [
      {
        ...invoiceLineFixture(),
        ...secret,
        sources: [{ kind: 'visit', id: 'SECRET' }],
        priceSource: { kind: 'typed', itemId: 'SECRET' },
      },
    ]
    const parts = issuedInvoice({
      lines: lines as never,
      seller: { ...sellerFixture, ...secret },
      buyer: { ...buyerFixture, ...secret },
    })
    return {
      ...parts,
      ...secret,
      orderIds: ['SECRET'],
      totalMinor: 12_000,
      ...more,
    } as typeof parts
  }
  type Online = Pick<Parameters<typeof invoiceView>[0], 'checkout' | 'isChargeable'>
  const offline: Online = { checkout: null, isChargeable: () => false }
  const view = (more: Doc = {}, paidMinor = 0, online = offline) =>
    invoiceView({
      company,
      customer,
      logo,
      invoice: invoice(more),
      creditOf: '',
      paidMinor,
      ...online,
    }) as InvoiceShareView | null

  it('is shown with what is paid and what is left, and nothing else', () => {
    expect(view({ creditedMinor: 1000 }, 5000)).toMatchObject({
      invoice: { number: 'INV-2026-00007', seller: { iban: sellerFixture.iban } },
      paidMinor: 5000,
      balanceMinor: 6000,
    })
    expect(JSON.stringify(view())).not.toMatch(/SECRET|4711/)
  })

  it.each<readonly [string, Doc, number, Partial<Online>, number, string]>([
    ['offers what is open', {}, 5000, {}, 7000, 'none'],
    ['offers the rest after an online payment', {}, 5000, { checkout: 'paid' }, 7000, 'received'],
    ['offers it again after a payment that failed', {}, 0, { checkout: 'over' }, 12_000, 'none'],
    ['offers nothing while one is processing', {}, 0, { checkout: 'processing' }, 0, 'processing'],
    ['offers nothing once it is paid', {}, 12_000, {}, 0, 'none'],
    ['offers nothing of a credit note', { kind: 'credit' }, 0, {}, 0, 'none'],
    ['offers nothing that was credited', { creditedMinor: 12_000 }, 0, {}, 0, 'none'],
    ['offers nothing that cannot be charged', {}, 0, { isChargeable: () => false }, 0, 'none'],
  ])('%s', (_, more, paid, given, payOnlineMinor, online) => {
    const facts: Online = { checkout: null, isChargeable: () => true, ...given }
    expect(view(more, paid, facts)).toMatchObject({ payOnlineMinor, online })
  })

  it('is not shown before it has its number', () => {
    for (const more of [
      { status: 'draft' },
      { status: 'issuing' },
      { status: 'discarded' },
      { number: '' },
    ])
      expect(view(more), JSON.stringify(more)).toBeNull()
  })

  it('can be printed from what is shown', () => {
    const whole = view()
    const printed = whole && printableInvoice(whole)
    expect(printed?.content.lines).toHaveLength(1)
    expect(printed?.content.totals).not.toBeNull()
    expect(printed?.invoice.number).toBe('INV-2026-00007')
  })
})

describe('a visit', () => {
  const fix = { latitude: 40.416_812_3, longitude: -3.703_789_1, at: '2026-03-02T08:58:00.000Z' }
  const view = (more: Doc = {}, facts: object = {}) => {
    const order = entity('orders', {
      ref: 'W-1',
      title: 'Leaking tap',
      customerId: 'c',
      siteId: 's',
      status: 'enRoute',
      statusAt: '2026-03-02T08:50:00.000Z',
      open: true,
      description: 'SECRET',
      resolution: 'SECRET',
      ...more,
    }) as unknown as Order
    const known = { technician: 'Grace Comeau', fix: { ...fix, ...secret }, rating: null, now }
    return visitView({
      company,
      customer,
      logo,
      order,
      ...known,
      ...facts,
    }) as VisitShareView | null
  }

  it('says who comes by the first name, and where they are to 100 m', () => {
    const shownVisit = view()
    const position = shownVisit?.visit.position
    expect(shownVisit?.visit).toMatchObject({
      state: 'onTheWay',
      technician: 'Grace',
      canRate: false,
    })
    expect(position).not.toMatchObject({ latitude: fix.latitude })
    const north = Math.abs((position?.latitude ?? 0) - fix.latitude) * 111_320
    const east = Math.abs((position?.longitude ?? 0) - fix.longitude) * 84_800
    expect([north <= 51, east <= 51, position?.at]).toEqual([true, true, fix.at])
    expect(
      view({}, { fix: { ...fix, latitude: fix.latitude + 0.000_05 } })?.visit.position,
    ).toEqual(position)
    expect(JSON.stringify(shownVisit)).not.toMatch(/SECRET|4711|Comeau/)
  })

  it('shows no position before or after the way, from before it, or an old one', () => {
    for (const status of ['accepted', 'onSite', 'done'])
      expect(view({ status })?.visit.position, status).toBeNull()
    expect(view({ statusAt: '2026-03-02T08:59:00.000Z' })?.visit.position).toBeNull()
    expect(view({}, { now: '2026-03-02T09:13:01.000Z' })?.visit.position).toBeNull()
    expect(view({}, { company: { ...company, tracking: 'off' } })?.visit.position).toBeNull()
    expect(
      view({}, { company: { ...company, hiddenFeatures: ['tracking'] } })?.visit.position,
    ).toBeNull()
  })

  it('promises the window where there is one', () => {
    const plannedStart = '2026-03-03T09:00:00.000Z'
    const window = {
      windowStart: '2026-03-03T08:00:00.000Z',
      windowEnd: '2026-03-03T12:00:00.000Z',
    }
    expect(view({ plannedStart })?.visit).toMatchObject({ from: plannedStart, to: null })
    expect(view({ plannedStart, ...window })?.visit).toMatchObject({
      from: window.windowStart,
      to: window.windowEnd,
    })
  })

  it('is rated once it is over, once', () => {
    const rating = { stars: 5, comment: 'Thanks', at: now }
    expect(view({ status: 'done' })?.visit).toMatchObject({ canRate: true, rating: null })
    expect(view({ status: 'done' }, { rating })?.visit).toEqual(
      expect.objectContaining({ canRate: false, rating: { stars: 5, comment: 'Thanks' } }),
    )
  })
})
