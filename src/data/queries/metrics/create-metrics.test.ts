import { expect, it, vi } from 'vitest'
import { openOffice } from '#data/actions/invoicing/office.fixture.ts'
import { markLoaded } from '#data/local/rows/loaded-sets.ts'
import { order } from '#data/local/rows/order.fixture.ts'
import type { FromMetrics, MetricsQuestion } from '#domain/metrics/messages.ts'
import { createMetrics } from './create-metrics.ts'

const now = Date.parse('2026-03-02T10:00:00.000Z')
const home: MetricsQuestion = { kind: 'home', now }
const unassigned = { ...order, status: 'new', assigneeIds: [], isSent: false }

const counted = ['orders', 'visits', 'bookings', 'timeEntries']
const billed = ['movements', 'invoices', 'payments', 'estimates']

async function openMetrics() {
  const { db } = await openOffice()
  for (const set of [...counted, ...billed]) await markLoaded(db, set)
  const answers: FromMetrics[] = []
  const metrics = createMetrics({ db, uid: 'a1' }, (answer) => answers.push(answer))
  const last = () => {
    const answer = answers.at(-1)
    return answer?.kind === 'home' ? answer.value.numbers : null
  }
  return { db, metrics, answers, last }
}

it('answers at once, completes the answer, and follows what is written and deleted', async () => {
  const { db, metrics, answers, last } = await openMetrics()
  metrics.ask(home)
  await expect.poll(() => last()?.unbilled?.count).toBe(1)
  expect(answers[0]).toMatchObject({ kind: 'home', isLoaded: true, value: { atRisk: null } })
  expect(last()?.unbilled).toMatchObject({ sums: { EUR: 2500 }, oldest: order['statusAt'] })
  expect(last()?.unassigned.count).toBe(0)

  await db.orders.bulkAdd([
    { ...unassigned, id: 'n1' },
    { ...unassigned, id: 'n2', priority: 'urgent' },
  ])
  await expect.poll(() => last()?.unassigned).toMatchObject({ count: 2, urgent: 1 })
  await db.orders.update('n2', { assigneeIds: ['u1'] })
  await expect.poll(() => last()?.unassigned).toMatchObject({ count: 1, urgent: 0 })
  await db.orders.update('n1', { deletedAt: '2026-03-02T09:00:00.000Z' })
  await expect.poll(() => last()?.unassigned.count).toBe(0)
  await db.orders.bulkAdd([{ ...unassigned, id: 'n3' }])
  await expect.poll(() => last()?.unassigned.count).toBe(1)
  await db.orders.clear()
  await expect.poll(() => last()?.unassigned.count).toBe(0)
  metrics.close()
})

it('reads only the rows that changed, and those once for changes that come together', async () => {
  const { db, metrics, last } = await openMetrics()
  metrics.ask(home)
  await expect.poll(() => last()?.unbilled?.count).toBe(1)
  const whole = vi.spyOn(db.visits, 'toArray')
  await db.visits.put({
    ...order,
    id: 'o1',
    siteId: 's1',
    title: 'x',
    outcome: 'done',
    at: order['statusAt'],
    by: 'u1',
  })
  await expect.poll(() => last()?.firstFix.now.of).toBe(1)
  expect(whole).not.toHaveBeenCalled()
  metrics.close()
})

it('is complete once each set that the numbers are made of is loaded, though no document changes then', async () => {
  const { db } = await openOffice()
  const answers: FromMetrics[] = []
  const metrics = createMetrics({ db, uid: 'a1' }, (answer) => answers.push(answer))
  const last = () => {
    const answer = answers.at(-1)
    return answer?.kind === 'home' ? answer.isLoaded : null
  }
  for (const set of ['orders', 'bookings', 'timeEntries']) await markLoaded(db, set)
  metrics.ask(home)
  await expect.poll(() => answers.length).toBe(2)
  expect(last()).toBe(false)
  await markLoaded(db, 'visits')
  await expect.poll(last).toBe(true)
  metrics.close()
})

it('does not say that all is invoiced before what it was invoiced with is loaded', async () => {
  const { db } = await openOffice()
  await db.orders.update('o1', { status: 'onSite' })
  const answers: FromMetrics[] = []
  const metrics = createMetrics({ db, uid: 'a1' }, (answer) => answers.push(answer))
  const found = () =>
    answers.map((answer) => answer.kind === 'home' && answer.value.numbers.unbilled?.count)
  for (const set of ['invoices', 'payments', 'estimates', 'movements']) await markLoaded(db, set)
  metrics.ask(home)
  await expect.poll(() => answers.length).toBe(2)
  await db.orders.update('o1', { status: 'reviewed' })
  for (const set of counted) await markLoaded(db, set)
  await expect.poll(() => found().at(-1)).toBe(1)
  expect(found()).not.toContain(0)
  metrics.close()
})

it('leaves the load out until people are loaded, as there may be some', async () => {
  const { db, metrics, answers } = await openMetrics()
  const filter = { technicianId: '', territoryId: '', customerId: '', templateId: '' }
  metrics.ask({ kind: 'report', now, hasMoney: false, period: '30d', by: 'week', filter })
  const loads = () =>
    answers.map((answer) => answer.kind === 'report' && (answer.value.load?.length ?? null))
  await expect.poll(loads).toEqual([null, null])
  await markLoaded(db, 'users')
  await db.users.clear()
  await expect.poll(() => loads().at(-1)).toBe(0)
  metrics.close()
})

it('counts in a report only who works in its territory', async () => {
  const { db, metrics, answers } = await openMetrics()
  const stamps = { schema: 1, updatedAt: order['statusAt'], updatedBy: 'a1', deletedAt: null }
  const [north, south] = ['north', 'south'].map((id) => ({ id, name: id, postalCodes: [] }))
  await db.companies.update('c1', { territories: [north, south] })
  const plan = {
    skills: [],
    weeklyHours: null,
    breaks: [],
    exceptions: [],
    basePlace: null,
    maxMinutesPerDay: null,
  }
  await db.staff.add({ ...stamps, id: 'u1', userId: 'u1', ...plan, territoryIds: ['south'] })
  await db.orders.update('o1', { status: 'dispatched', open: true })
  const openIn = async (territoryId: string) => {
    answers.length = 0
    const filter = { technicianId: '', territoryId, customerId: '', templateId: '' }
    metrics.ask({ kind: 'report', now, hasMoney: false, period: '30d', by: 'week', filter })
    await expect.poll(() => answers.at(-1)?.kind).toBe('report')
    const answer = answers.at(-1)
    const rows = answer?.kind === 'report' ? answer.value.report.backlog : []
    return rows.flatMap(({ counts }) => Object.values(counts)).reduce((a, b) => a + b, 0)
  }
  expect(await openIn('')).toBe(1)
  expect(await openIn('south')).toBe(1)
  expect(await openIn('north')).toBe(0)
  metrics.close()
})

it('is silent once it is closed, and answers the newest question alone', async () => {
  const { metrics, answers } = await openMetrics()
  metrics.ask(home)
  metrics.ask({ kind: 'week', now, userId: 'u1', monday: '2026-03-02' })
  await expect.poll(() => answers.map(({ kind }) => kind)).toEqual(['week'])
  metrics.close()
})
