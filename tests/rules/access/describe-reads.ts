import { describe, expect, it } from 'vitest'
import { can, isAdminLevel, type Action } from '#domain/access/can.ts'
import { isFeatureOpen, type Feature } from '#domain/access/features.ts'
import { splitRef } from '#domain/mutation/refs.ts'
import type { Doc } from '#domain/mutation/types.ts'
import { companyDoc, past } from '../world/documents.ts'
import { createHome, homeDocs } from '../world/home.ts'
import { people, type Person } from '../world/people.ts'
import { pathOf, type World } from '../world/world.ts'

const viewing: Readonly<Record<string, Action>> = {
  users: 'user/view',
  companies: 'company/view',
  customers: 'customer/view',
  sites: 'site/view',
  assets: 'asset/view',
  visits: 'visit/view',
  orders: 'order/view',
  bookings: 'booking/view',
  plans: 'plan/view',
  invoices: 'invoice/view',
  series: 'invoice/view',
  payments: 'payment/view',
  estimates: 'estimate/view',
  shares: 'share/view',
  messages: 'message/view',
  photos: 'photo/view',
  templates: 'template/view',
  reads: 'read/view',
  timeEntries: 'time/view',
  weeks: 'week/view',
  devices: 'device/view',
  staff: 'staff/view',
  pictures: 'picture/view',
  absences: 'absence/view',
  away: 'away/view',
  items: 'stock/view',
  costs: 'cost/view',
  priceLists: 'pricelist/view',
  locations: 'stock/view',
  movements: 'movement/view',
  stockLevels: 'stock/view',
  invites: 'invite/view',
  mutations: 'receipt/view',
}

/** Collections without documents in these tests: the feature that opens them, and whether only to the office. */
const future: readonly [collection: string, feature: Feature | null, officeOnly: boolean][] = [
  ['positions', 'tracking', true],
  ['invoices', null, true],
]

const companies = {
  'in good standing': {},
  lapsed: { subscriptionStatus: 'past_due' },
  'not set up': { isSetup: false },
  'on a small plan': { disabledFeatures: ['inventory', 'tracking', 'customers'] },
  'without the map': { hiddenFeatures: ['tracking'] },
  'without stock': { hiddenFeatures: ['inventory'] },
}

export function describeReads(world: () => World): void {
  describe.each(people)('documents for $uid', (person) => {
    it('are those that the permission table allows', async () => {
      for (const [ref, doc] of homeDocs()) {
        const [collection, id] = splitRef(ref)
        // Anyone signed in may read a company's seats, and anyone with a link may see its invitation.
        const isLink =
          collection === 'invites' && doc.status === 'pending' && doc.expiresAt !== past
        if (isLink || collection === 'counters') {
          expect(await world().mayGet(person.uid, pathOf(ref)), ref).toBe(true)
          expect(await world().mayGet(null, pathOf(ref)), ref).toBe(isLink)
          continue
        }
        // Whether these are seen is also the company's setting: see `describePrices`.
        if (collection === 'prices') continue
        const action = viewing[collection]
        if (action === undefined) throw new Error(collection)
        const own = collection === 'users' && id === person.uid
        const ofCompany = collection === 'companies' && person.companyId === id
        const sameCompany = person.companyId === (collection === 'users' ? doc.companyId : 'home')
        const shown = own || ofCompany || (sameCompany && can(person, action, doc))
        expect(await world().mayGet(person.uid, pathOf(ref)), ref).toBe(shown)
        expect(await world().mayGet(null, pathOf(ref)), ref).toBe(false)
      }
    })

    it('that do not exist can be requested within one’s own company', async () => {
      for (const collection of [
        'timeEntries',
        'weeks',
        'devices',
        'staff',
        'pictures',
        'absences',
        'away',
        'movements',
        'stockLevels',
        'customers',
        'sites',
        'assets',
        'visits',
        'orders',
        'bookings',
        'messages',
        'reads',
        'photos',
        'blobs',
      ]) {
        const member = person.status === 'active' && person.companyId === 'home'
        const path = `companies/home/${collection}/none`
        expect(await world().mayGet(person.uid, path), path).toBe(member)
      }
      for (const path of ['companies/none', 'companies/none/mutations/none']) {
        expect(await world().mayGet(person.uid, path)).toBe(true)
        expect(await world().mayGet(null, path)).toBe(false)
      }
      expect(await world().mayGet(person.uid, 'users/none')).toBe(false)
    })

    it.each(listsFor(person))('list $what: $allowed', async ({ parent, query, allowed }) => {
      expect(await world().mayList(person.uid, parent, query), world().lastDenial()).toBe(allowed)
      expect(await world().mayList(null, parent, query)).toBe(false)
    })
  })

  it('denies reads of paths that match no rule', async () => {
    for (const path of ['secrets/x', 'companies/home/secrets/x', 'companies/home/orders/a/b/c']) {
      expect(await world().mayGet('owner', path)).toBe(false)
    }
    expect(await world().mayList('owner', '', from('companies'))).toBe(false)
    const everywhere = { from: [{ collectionId: 'orders', allDescendants: true }] }
    expect(await world().mayList('owner', '', everywhere)).toBe(false)
    expect(await world().mayList('owner', 'companies/home', everywhere)).toBe(false)
  })

  describe.each(Object.entries(companies))('features of a company %s', (_, company: Doc) => {
    it('open their collections as in the domain', async () => {
      const home = await createHome(company)
      const facts = { ...companyDoc('owner'), hiddenFeatures: [], ...company } as never
      for (const person of people) {
        for (const [collection, feature, officeOnly] of future) {
          const member = person.companyId === 'home' && person.status === 'active'
          const open = feature === null || isFeatureOpen(feature, { ...person }, facts)
          const isOffice = isAdminLevel(person) || !officeOnly
          const allowed = member && isOffice && open
          const at = `${person.uid} ${collection}`
          const path = `companies/home/${collection}/x`
          expect(await home.mayGet(person.uid, path), at).toBe(allowed)
          expect(await home.mayList(person.uid, 'companies/home', from(collection)), at).toBe(
            allowed,
          )
        }
      }
    })
  })
}

function listsFor(person: Person) {
  const member = person.companyId === 'home' && person.status === 'active'
  const office = member && isAdminLevel(person)
  const mine = contains('assigneeIds', person.uid)
  const readable = contains('readerIds', person.uid)
  const open = compare('open', 'EQUAL', { booleanValue: true })
  const sent = (isSent: boolean) => compare('isSent', 'EQUAL', { booleanValue: isSent })
  const since = (field: string) => compare(field, 'GREATER_THAN', { timestampValue: past })
  const ofHome = compare('companyId', 'EQUAL', { stringValue: 'home' })
  const atLeast = (field: string, value: string) =>
    compare(field, 'GREATER_THAN_OR_EQUAL', { stringValue: value })
  const before = (field: string, value: string) =>
    compare(field, 'LESS_THAN', { stringValue: value })
  const is = (field: string, value: string) => compare(field, 'EQUAL', { stringValue: value })
  const officeThreads = atLeast('threadId', 'direct.')
  const directThreads = before('threadId', 'direct.')
  const ofOrders = atLeast('about', 'orders/')
  const ofMessages = before('about', 'orders/')
  const others = contains('readerIds', person.uid === 'tech' ? 'editor' : 'tech')
  const between = 'direct-editor__tech'
  const home = 'companies/home'
  const other = 'companies/other'
  const foreign = person.companyId === 'other'
  const rows: [what: string, parent: string, query: object, allowed: boolean][] = [
    ['all orders', home, from('orders'), office],
    ['changed orders', home, from('orders', since('updatedAt')), office],
    ['open orders', home, from('orders', open), office],
    ['my orders, including planned ones', home, from('orders', mine), office],
    ['my planned orders', home, from('orders', mine, sent(false)), office],
    ['my planned and open orders', home, from('orders', mine, open), office],
    ['orders sent to me', home, from('orders', mine, sent(true)), member],
    ['open orders sent to me', home, from('orders', mine, open, sent(true)), member],
    [
      'changed orders sent to me',
      home,
      from('orders', mine, sent(true), since('updatedAt')),
      member,
    ],
    ['sent orders', home, from('orders', sent(true)), office],
    [
      'orders of another user',
      home,
      from('orders', contains('assigneeIds', 'x'), sent(true)),
      office,
    ],
    ['orders of another company', other, from('orders', mine, sent(true)), foreign],
    ['all orders of another company', other, from('orders'), foreign && isAdminLevel(person)],
    ['all messages', home, from('messages'), false],
    ['changed messages', home, from('messages', since('updatedAt')), false],
    ['messages of the office', home, from('messages', officeThreads), office],
    [
      'changed messages of the office',
      home,
      byChange(from('messages', officeThreads, since('updatedAt'))),
      office,
    ],
    [
      'messages of the office and of direct conversations',
      home,
      from('messages', atLeast('threadId', 'direct-')),
      false,
    ],
    ['messages of one direct conversation', home, from('messages', is('threadId', between)), false],
    ['messages of an order', home, from('messages', is('threadId', 'order-o-onSite')), office],
    ['direct messages of others', home, byChange(from('messages', others, directThreads)), false],
    [
      'my direct messages',
      home,
      byChange(from('messages', readable, directThreads, since('updatedAt'))),
      member,
    ],
    [
      'messages of another company’s office',
      other,
      from('messages', officeThreads),
      foreign && isAdminLevel(person),
    ],
    ['my messages', home, from('messages', readable, since('updatedAt')), member],
    ['all photos', home, from('photos'), false],
    ['photos of orders', home, byChange(from('photos', ofOrders, since('updatedAt'))), office],
    ['photos of messages', home, from('photos', ofMessages), false],
    ['photos of one message', home, from('photos', is('about', 'messages/m-direct')), false],
    [
      'the company’s documents',
      home,
      byChange(from('photos', is('about', 'company/documents'), since('updatedAt'))),
      member,
    ],
    [
      'another company’s documents',
      other,
      from('photos', is('about', 'company/documents')),
      foreign,
    ],
    ['photos of an order', home, from('photos', is('about', 'orders/o-onSite')), office],
    [
      'photos of messages to me',
      home,
      byChange(from('photos', readable, ofMessages, since('updatedAt'))),
      member,
    ],
    [
      'photos of another company’s orders',
      other,
      from('photos', ofOrders),
      foreign && isAdminLevel(person),
    ],
    ['conversations', home, from('threads'), false],
    ['my photos', home, from('photos', readable, since('updatedAt')), member],
    ['bytes', home, from('blobs'), false],
    ['all receipts', home, from('mutations'), office],
    ['my receipts', home, from('mutations', readable, since('receivedAt')), member],
    ['receipts of an order', home, newest(from('mutations', ofOrder)), office],
    ['receipts of a day', home, newest(from('mutations', ...ofDay)), office],
    ['receipts of a person', home, newest(from('mutations', byPerson('tech'), ...ofDay)), office],
    ['receipts of some kinds', home, newest(from('mutations', ofKinds, ...ofDay)), office],
    [
      'receipts of a person and of some kinds',
      home,
      newest(from('mutations', byPerson('tech'), ofKinds, ...ofDay)),
      office,
    ],
    [
      'receipts of one thing',
      home,
      newest(from('mutations', contains('refs', 'customers/a'), ...ofDay)),
      office,
    ],
    [
      'what I did',
      home,
      newest(from('mutations', readable, byPerson(person.uid), ...ofDay)),
      member,
    ],
    [
      'what I did, of some kinds',
      home,
      newest(from('mutations', readable, byPerson(person.uid), ofKinds, ...ofDay)),
      member,
    ],
    ['what I did, not as a reader', home, newest(from('mutations', byPerson(person.uid))), office],
    [
      'what others did that I may read',
      home,
      newest(from('mutations', others, byPerson('tech'))),
      office,
    ],
    [
      'what I did, of another company',
      other,
      newest(from('mutations', readable, byPerson(person.uid), ...ofDay)),
      foreign,
    ],
    [
      'receipts of a person of another company',
      other,
      newest(from('mutations', byPerson('tech'), ...ofDay)),
      foreign && isAdminLevel(person),
    ],
    [
      'receipts of an order of another company',
      other,
      newest(from('mutations', ofOrder)),
      foreign && isAdminLevel(person),
    ],
    ['customers', home, from('customers', since('updatedAt')), member],
    ['sites', home, from('sites'), member],
    ['assets', home, from('assets', since('updatedAt')), member],
    ['assets of another company', other, from('assets'), foreign],
    ['visits', home, from('visits', since('updatedAt')), member],
    ['visits of another company', other, from('visits'), foreign],
    ['customers of another company', other, from('customers'), foreign],
    ['the team', '', from('users', ofHome), member],
    ['the changed team', '', from('users', ofHome, since('updatedAt')), member],
    ['all users', '', from('users'), false],
    ['changed users', '', from('users', since('updatedAt')), false],
  ]
  return rows.map(([what, parent, query, allowed]) => ({
    what,
    parent,
    query,
    // Active users of the other company can list their own company's documents.
    allowed: parent === other ? allowed && person.status === 'active' : allowed,
  }))
}

function from(collectionId: string, ...filters: object[]): object {
  const [first] = filters
  const where =
    filters.length > 1 ? { compositeFilter: { op: 'AND', filters } } : first && { ...first }
  return { from: [{ collectionId }], ...(where && { where }) }
}

/** The order in which devices request changes, so that one index serves both. */
function byChange(query: object): object {
  return { ...query, orderBy: [{ field: { fieldPath: 'updatedAt' }, direction: 'ASCENDING' }] }
}

/** The order in which the history page requests its newest part. */
function newest(query: object): object {
  const orderBy = ['receivedAt', '__name__'].map((fieldPath) => ({
    field: { fieldPath },
    direction: 'DESCENDING',
  }))
  return { ...query, orderBy, limit: 200 }
}

function compare(fieldPath: string, op: string, value: object): object {
  return { fieldFilter: { field: { fieldPath }, op, value } }
}

const ofOrder = {
  compositeFilter: {
    op: 'OR',
    filters: [contains('refs', 'orders/a'), contains('writes', 'orders/a')],
  },
}

/** Filters of the audit log. */
const ofDay = [
  compare('receivedAt', 'GREATER_THAN_OR_EQUAL', { timestampValue: past }),
  compare('receivedAt', 'LESS_THAN', { timestampValue: '2030-01-01T00:00:00.000Z' }),
]
const ofKinds = compare('name', 'IN', {
  arrayValue: { values: [{ stringValue: 'order/move' }, { stringValue: 'order/edit' }] },
})

function byPerson(uid: string): object {
  return compare('actorId', 'EQUAL', { stringValue: uid })
}

function contains(field: string, text: string): object {
  return compare(field, 'ARRAY_CONTAINS', { stringValue: text })
}
