import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { territoryOf } from '#domain/company/dispatch/territory-of.ts'
import { geo as geoSchema } from '#domain/entities/fields.ts'
import { builtInTiles, hasMapOf } from '#domain/geo/tile-source.ts'
import { isHoliday } from '#domain/company/holidays.ts'
import { defaultTaxCodeOf } from '#domain/company/tax-codes-of.ts'
import { type CollectionName, isCollectionName } from '#domain/entities/collections.ts'
import { trialSeats } from '#domain/entities/counter.ts'
import { inviteState } from '#domain/entities/invite-state.ts'
import { parseRow } from '#domain/stored/parse-row.ts'
import { impliedVisit } from '#domain/booking/implied-visit.ts'
import { visitsOfOrder } from '#domain/booking/visits-of-order.ts'
import type { Board, BoardPerson } from '#domain/dispatch/board-visit.ts'
import { vanStock } from '#domain/stock/van-stock.ts'
import { findingsOf } from '#domain/dispatch/check/check.ts'
import type { Company } from '#domain/entities/company.ts'
import { weekdays } from '#domain/entities/working-hours.ts'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import { splitRef } from '#domain/mutation/refs.ts'
import { lateNoticesOf } from '#domain/order/late-notices.ts'
import { orderRef } from '#domain/order/order-ref.ts'
import { orderStatuses } from '#domain/order/order-status.ts'
import { localDay, toLocalTime } from '#domain/time/local-time.ts'
import { demoDocuments } from '#emulator/demo/demo-documents.ts'
import { technicians } from '#emulator/demo/people/people.ts'
import { createDemo, type DemoWorld, listOf, manyNows, monday, textOf } from './demo-company.ts'

const timeZone = 'America/Halifax'
const technician = 'demo-technician'

it('is the same for the same seed and now, and different for another seed', () => {
  const now = Date.parse(monday)
  const once = JSON.stringify(demoDocuments(now))
  expect(JSON.stringify(demoDocuments(now))).toBe(once)
  expect(JSON.stringify(demoDocuments(now, 'other'))).not.toBe(once)
})

it('has people with names, of every role, trade and status', () => {
  const users = createDemo(monday).of('users')
  for (const [, { name, email }] of users) {
    expect(name).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u)
    expect(email).toMatch(/^((owner|admin|technician)|[a-z]+\.[a-z]+)@daybook\.demo$/)
  }
  const withRole = (role: string) => users.filter(([, user]) => user.role === role)
  expect(['owner', 'admin', 'technician'].map((role) => withRole(role).length)).toEqual([1, 2, 9])
  for (const trade of ['heating', 'electrical', 'refrigeration'])
    expect(technicians.filter((one) => one.trade === trade)).toHaveLength(3)
  expect(users.filter(([, { status }]) => status !== 'active')).toHaveLength(1)
  expect(users.flatMap(([, { permissions }]) => listOf(permissions)).toSorted()).toEqual([
    'edit_customers',
    'inventory',
  ])
})

it('has customers with distinct names, phone numbers and addresses', () => {
  const demo = createDemo(monday)
  const customers = demo.of('customers')
  for (const field of ['name', 'phone', 'email']) {
    expect(new Set(customers.map(([, customer]) => customer[field])).size, field).toBe(200)
  }
  const places = demo.of('sites').map(([, { address, geo }]) => JSON.stringify([address, geo]))
  expect(new Set(places).size).toBe(places.length)
})

it('has every site and every base of a person on its map', () => {
  const demo = createDemo(monday)
  const sites = demo.of('sites').map(([id, { geo }]) => [id, geo] as const)
  expect(sites.length).toBeGreaterThan(200)
  const bases = demo
    .of('staff')
    .flatMap(([id, { basePlace }]) => (basePlace ? [[id, Reflect.get(basePlace, 'geo')]] : []))
  for (const [id, geo] of [...sites, ...bases])
    expect(hasMapOf(builtInTiles, v.parse(geoSchema, geo)), String(id)).toBe(true)
})

describe.each(manyNows)('at %s', (now) => {
  const demo = createDemo(now)
  const orders = demo.of('orders')

  it('holds only documents that the app can read, written before now', () => {
    expect(demo.docs.size).toBe(demo.count)
    const wrong = [...demo.docs].filter(([ref, doc]) => {
      const [collection, id] = splitRef(ref)
      const written = Date.parse(textOf(doc.updatedAt ?? doc.receivedAt))
      if (written > Date.parse(now)) return true
      if (isCollectionName(collection)) return !parseRow(collection, id, doc).ok
      return (
        doc.schema !== 1 || (doc.deletedAt ?? null) !== null || !demo.has('users', doc.updatedBy)
      )
    })
    expect(wrong).toEqual([])
  })

  it('has a company with all of its settings, and holidays of this year and the next', () => {
    const [id = '', doc = {}] = demo.of('companies')[0] ?? []
    const company = parseRow('companies', id, doc)
    if (!company.ok) throw new Error(JSON.stringify(company.problem))
    const { holidays, taxCodes, taxIds, iban, taxRateMilliPercent } = company.value
    // Nothing that the app could not have written, and would leave out.
    expect(holidays).toEqual(doc.holidays)
    expect(taxCodes).toEqual(doc.taxCodes)
    const { territories } = company.value
    expect(territories).toEqual(doc.territories)
    expect(territories).toHaveLength(3)
    const edits = { iban, holidays, taxCodes, taxIds, territories, website: company.value.website }
    const entries = Object.entries(edits).map(([field, to]) => [field, { from: null, to }])
    const args = { companyId: id, edits: Object.fromEntries(entries) as object }
    expect(prepareMutation('company/edit', args).ok).toBe(true)
    const year = Number(now.slice(0, 4))
    for (const on of [`${year}-12-25`, `${year + 1}-12-25`])
      expect(isHoliday(company.value, on)).toBe(true)
    expect(defaultTaxCodeOf(company.value).rateMilliPercent).toBe(taxRateMilliPercent)
  })

  it('has the expected number of documents', () => {
    const counts = ['users', 'customers', 'orders', 'items', 'locations'].map(
      (collection) => demo.of(collection).length,
    )
    expect(counts).toEqual([12, 200, 411, 41, 10])
    expect(demo.of('sites').length).toBeGreaterThan(220)
    expect(demo.of('messages').length).toBeGreaterThan(30)
  })

  it('has invitations in every state, and counts the seats of its active people', () => {
    const invites = demo.of('invites').map(([id, doc]) => {
      const invite = parseRow('invites', id, doc)
      if (!invite.ok) throw new Error(id)
      return invite.value
    })
    const states = invites.map((invite) => inviteState(invite, now))
    for (const state of ['pending', 'expired', 'accepted', 'revoked'] as const)
      expect(states, state).toContain(state)
    for (const { replacedById, acceptedBy, email, requestedAt, expiresAt } of invites) {
      if (replacedById !== null)
        expect(demo.docs.get(`invites/${replacedById}`)).toMatchObject({ email, sentCount: 2 })
      if (acceptedBy !== null) expect(demo.docs.get(`users/${acceptedBy}`)).toMatchObject({ email })
      if (requestedAt !== null) expect(requestedAt > expiresAt).toBe(true)
    }
    expect(invites.filter(({ requestedAt }) => requestedAt !== null)).toHaveLength(1)
    expect(invites.filter(({ replacedById }) => replacedById !== null)).toHaveLength(1)
    const active = demo.of('users').filter(([, { status }]) => status === 'active')
    const seats = { used: active.length, limit: trialSeats }
    expect(demo.docs.get('counters/seats')).toMatchObject(seats)
  })

  it('has orders in every status', () => {
    const statuses = new Set(orders.map(([, { status }]) => status))
    expect(orderStatuses.filter((status) => !statuses.has(status))).toEqual([])
  })

  it('gives the technician three to five orders today', () => {
    const today = orders.filter(
      ([, { assigneeIds, plannedStart }]) =>
        listOf(assigneeIds).includes(technician) &&
        plannedStart !== null &&
        localDay(textOf(plannedStart), timeZone) === localDay(now, timeZone),
    )
    expect(today.length).toBeGreaterThanOrEqual(3)
    expect(today.length).toBeLessThanOrEqual(5)
  })

  it('leaves no open orders with former members', () => {
    const left = demo.of('users').filter(([, { status }]) => status !== 'active')
    const uids = left.map(([uid]) => uid)
    const given = orders.filter(
      ([, { open, assigneeIds }]) =>
        open === true && listOf(assigneeIds).some((uid) => uids.includes(uid)),
    )
    expect(uids).toHaveLength(1)
    expect(given.map(([id]) => id)).toEqual([])
  })

  it('has people out only for orders of today or without a time', () => {
    const out = orders.filter(([, { status }]) =>
      ['enRoute', 'onSite', 'paused'].includes(textOf(status)),
    )
    const days = out.flatMap(([, { plannedStart }]) =>
      plannedStart === null ? [] : [localDay(textOf(plannedStart), timeZone)],
    )
    expect(new Set(days)).toEqual(new Set([localDay(now, timeZone)]))
  })

  it('plans within working hours, without overlaps', () => {
    const company = parseRow(
      'companies',
      'demo-company',
      demo.docs.get('companies/demo-company') ?? {},
    )
    if (!company.ok) throw new Error('The company cannot be read')
    const busy = new Map<string, { start: string; end: string; id: string }[]>()
    for (const [id, { plannedStart, plannedEnd, assigneeIds }] of orders) {
      // Those of the board are in each other's way on purpose.
      if (plannedStart === null || id.startsWith('demo-board-')) continue
      const [start, end] = [textOf(plannedStart), textOf(plannedEnd)]
      const [from, to] = [toLocalTime(start, timeZone), toLocalTime(end, timeZone)]
      const weekday = weekdays[(new Date(`${from}Z`).getUTCDay() + 6) % 7] ?? 'monday'
      const isOpen = company.value.workingHours[weekday].some(
        (span) => span.start <= from.slice(11) && to.slice(11) <= span.end,
      )
      expect([id, isOpen, from.slice(0, 10)]).toEqual([id, true, to.slice(0, 10)])
      for (const uid of listOf(assigneeIds)) {
        const others = busy.get(uid) ?? []
        expect(others.filter((other) => other.start < end && start < other.end)).toEqual([])
        busy.set(uid, [...others, { start, end, id }])
      }
    }
    expect(busy.size).toBe(9)
  })

  it('has a board with an urgent call, a crew, someone away, an overlap, a skill too low and a closed site', () => {
    const company = parseRow(
      'companies',
      'demo-company',
      demo.docs.get('companies/demo-company') ?? {},
    )
    if (!company.ok) throw new Error('The company cannot be read')
    const board = boardOf(demo, company.value, now)
    const found = findingsOf(board, localDay(now, timeZone)).map(({ code, visitId }) => [
      visitId,
      code,
    ])
    const waiting = demo.docs.get('orders/demo-board-1')
    expect(waiting).toMatchObject({ priority: 'urgent', assigneeIds: [], status: 'new' })
    expect(listOf(demo.docs.get('orders/demo-board-2')?.assigneeIds)).toHaveLength(2)
    expect(found).not.toContainEqual(['demo-board-2', 'crewTooSmall'])
    for (const one of [
      ['demo-board-3', 'absence'],
      ['demo-board-4', 'overlap'],
      ['demo-board-5', 'skillLevel'],
      ['demo-board-6', 'siteClosed'],
      ['demo-board-7', 'customerNotTold'],
      ['demo-board-8', 'partMissing'],
    ])
      expect(found).toContainEqual(one)
    expect(found.map(([, code]) => code)).toContain('outsideTerritory')
    const areas = new Set(board.visits.map(({ territoryId }) => territoryId))
    expect(areas).toEqual(new Set(['harbour', 'hill', 'mill']))
  })

  it('has one technician who told the office that they are late', () => {
    const order = parseRow('orders', 'demo-board-5', demo.docs.get('orders/demo-board-5') ?? {})
    if (!order.ok) throw new Error('The order cannot be read')
    const [notice] = lateNoticesOf(order.value, impliedVisit(order.value))
    expect(notice).toMatchObject({ by: order.value.assigneeIds[0] })
    expect(Date.parse(notice?.arrival ?? '')).toBeGreaterThan(Date.parse(now))
  })

  it('refers only to existing documents', () => {
    for (const [id, order] of orders) {
      expect(order.ref).toBe(orderRef(id))
      expect(demo.docs.get(`sites/${textOf(order.siteId)}`)?.customerId, id).toBe(order.customerId)
      expect(demo.has('customers', order.customerId), id).toBe(true)
      expect(order.followUpOf === null || demo.has('orders', order.followUpOf), id).toBe(true)
      for (const uid of listOf(order.assigneeIds)) expect(demo.has('users', uid)).toBe(true)
    }
    for (const [id, { primarySiteId }] of demo.of('customers')) {
      expect(demo.docs.get(`sites/${textOf(primarySiteId)}`)?.customerId).toBe(id)
    }
    for (const [id, { technicianId }] of demo.of('locations')) {
      expect(technicianId === null || demo.has('users', technicianId), id).toBe(true)
    }
    expect(orders.some(([, { followUpOf }]) => followUpOf !== null)).toBe(true)
  })

  it('has a ledger without negative stock', () => {
    const onHand = new Map<string, number>()
    const movements = demo
      .of('movements')
      .toSorted(([, a], [, b]) => textOf(a.at).localeCompare(textOf(b.at)))
    for (const [id, { itemId, fromId, toId, quantity, orderId, type, at }] of movements) {
      expect(demo.has('items', itemId), id).toBe(true)
      for (const [place, sign] of [
        [fromId, -1],
        [toId, 1],
      ] as const) {
        if (place === null) continue
        expect(demo.has('locations', place), id).toBe(true)
        const key = `${textOf(itemId)} at ${textOf(place)}`
        const left = (onHand.get(key) ?? 0) + sign * Number(quantity)
        expect(left, `${id}: ${key}`).toBeGreaterThanOrEqual(0)
        onHand.set(key, left)
      }
      if (type !== 'consume') continue
      const order = demo.docs.get(`orders/${textOf(orderId)}`)
      expect(['done', 'reviewed', 'invoiced'], id).toContain(order?.status)
      expect(textOf(order?.createdAt) < textOf(at), id).toBe(true)
    }
    expect(movements.filter(([, { type }]) => type === 'consume').length).toBeGreaterThan(100)
  })

  it('hides planned orders and their messages from technicians', () => {
    const isPlanned = (status: unknown) => status === 'new' || status === 'scheduled'
    for (const [id, { status, isSent, sentAt }] of orders) {
      if (status !== 'onHold' && status !== 'cancelled') expect(isSent, id).toBe(!isPlanned(status))
      expect(sentAt !== null, id).toBe(isSent)
    }
    const office = ['demo-owner', 'demo-admin']
    for (const [id, { about, readerIds, authorId }] of demo.of('messages')) {
      const order = typeof about === 'string' && demo.docs.get(about as 'orders/x')
      if (!order || order.isSent === true) continue
      const others = listOf(readerIds).filter((uid) => uid !== authorId && !office.includes(uid))
      expect(
        others.filter((uid) => listOf(order.assigneeIds).includes(uid)),
        id,
      ).toEqual([])
    }
    const waiting = orders.filter(([, order]) => order.status === 'scheduled')
    expect(waiting.length).toBeGreaterThan(10)
  })

  it('has messages only of the members of a conversation, in chronological order and read by their authors', () => {
    const latest = new Map<string, string>()
    for (const [id, { threadId, authorId, readerIds, at }] of demo.of('messages')) {
      const thread = demo.docs.get(`threads/${textOf(threadId)}`)
      expect(thread?.memberIds, id).toEqual(readerIds)
      expect(listOf(readerIds), id).toContain(authorId)
      expect(textOf(at) > (latest.get(textOf(threadId)) ?? ''), id).toBe(true)
      latest.set(textOf(threadId), textOf(at))
    }
    for (const [id, { kind, orderId, lastMessageAt }] of demo.of('threads')) {
      expect(lastMessageAt).toBe(latest.get(id))
      expect(kind === 'order' ? demo.has('orders', orderId) : orderId === null, id).toBe(true)
    }
    for (const [, { threadId, authorId, at }] of demo.of('messages')) {
      const mark = demo.docs.get(`reads/${textOf(threadId)}__${textOf(authorId)}`)
      expect(textOf(mark?.readAt) >= textOf(at), textOf(threadId)).toBe(true)
    }
    const kinds = demo.of('threads').map(([, { kind }]) => textOf(kind))
    expect([...new Set(kinds)].toSorted()).toEqual(['direct', 'order', 'team'])
  })
})

/** The day's board as the office sees it. */
function boardOf(demo: DemoWorld, company: Company, now: string): Board {
  const all = <C extends CollectionName>(collection: C) =>
    demo.of(collection).map(([id, doc]) => {
      const parsedRow = parseRow(collection, id, doc)
      if (!parsedRow.ok) throw new Error(`${collection}/${id}`)
      return parsedRow.value
    })
  const staff = new Map(all('staff').map((one) => [one.userId, one]))
  const sites = new Map(all('sites').map((site) => [site.id, site]))
  const absences = all('absences').filter(({ status }) => status === 'approved')
  const costs = new Map(all('costs').map(({ id, costMinor }) => [id, costMinor]))
  const people = all('users').map((user): [string, BoardPerson] => [
    user.id,
    {
      user,
      staff: staff.get(user.id) ?? null,
      hourlyCost: costs.get(user.id) ?? 0,
      absences: absences.filter(({ userId }) => userId === user.id),
    },
  ])
  const visits = all('orders').flatMap((order) =>
    visitsOfOrder(
      order,
      all('bookings').filter(({ orderId }) => orderId === order.id),
    ).map((visit) => ({
      ...visit,
      order,
      place: sites.get(order.siteId)?.geo ?? null,
      territoryId: territoryOf(
        company.territories,
        sites.get(order.siteId)?.address.postcode ?? '',
      ),
      openingHours: sites.get(order.siteId)?.openingHours ?? null,
      siteZone: null,
    })),
  )
  return {
    company,
    holidays: company.holidays,
    people: new Map(people),
    visits,
    stock: vanStock(all('items'), all('locations'), all('movements')),
    now: Date.parse(now),
  }
}
