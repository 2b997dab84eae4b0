import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createVirtualTimer } from '#emulator/functions/timer.ts'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { company, day, iso, stampsAt, user } from './documents.ts'
import { type Fixture, startFixture } from './start-fixture.ts'

const minute = 60_000
const hour = 60 * minute
/** Ten in the morning in UTC, which is the zone of the companies here: whatever the time of this machine. */
const now = Math.floor(Date.now() / day) * day + 10 * hour
const timer = createVirtualTimer(now)
const tomorrow = now + day

interface MailDoc {
  readonly companyId: string
  readonly to: readonly string[]
  readonly from: string
  readonly message: { readonly subject: string; readonly text: string }
}

const start = (isMailSent = true) =>
  startFixture({
    dir: resolve('functions'),
    indexes: readFileSync('firestore.indexes.json', 'utf8'),
    timer,
    env: {
      APP_ORIGIN: 'https://daybook.test',
      MAIL_IS_SENT: String(isMailSent),
      MAIL_FROM: 'mail@daybook.test',
    },
  })

let fixture: Fixture
beforeAll(async () => {
  fixture = await start()
})
afterAll(() => fixture.close())

const used: string[] = []
let companyId = ''
let count = 0
beforeEach(() => {
  companyId = `v${++count}`
})
// So that the runs of the next test look at its own companies only.
afterEach(async () => {
  for (const id of used.splice(0)) await fixture.remove(`companies/${id}`)
})
const at = (path: string) => `companies/${companyId}/${path}`
const email = () => `ana-${companyId}@example.com`

/** A company that mails its customers, with Ana, who has a site in the zone of the company. */
async function mailing(more: object = {}, customer: object = {}): Promise<void> {
  used.push(companyId)
  await fixture.put(
    `companies/${companyId}`,
    company({
      visitMails: 'booked,dayBefore,onTheWay',
      phone: '+1 902 555 0100',
      subscriptionStatus: 'active',
      ...more,
    }),
  )
  await fixture.put(at('customers/k1'), {
    ...stampsAt(now - day),
    name: 'Ana Ruiz',
    email: email(),
    ...customer,
  })
  const address = { line1: '12 Pier Road', city: 'Halifax' }
  await fixture.put(at('sites/s1'), { ...stampsAt(now - day), customerId: 'k1', name: '', address })
  await fixture.put(
    'users/t1',
    user({ name: 'Tomas Reyes', companyId, role: 'technician', email: '' }),
  )
}

async function order(id: string, more: object = {}): Promise<void> {
  const { id: _, ...fields } = orderFixture(id)
  await fixture.put(at(`orders/${id}`), {
    ...fields,
    customerId: 'k1',
    updatedAt: iso(now - 5 * minute),
    plannedStart: iso(tomorrow),
    plannedEnd: iso(tomorrow + hour),
    ...more,
  })
}

/** A window of two hours around the visit of tomorrow. */
const window = { windowStart: iso(tomorrow - hour), windowEnd: iso(tomorrow + hour) }

async function run(name: 'sendVisitMails' | 'sendVisitReminders', on = fixture): Promise<void> {
  expect(await on.functions.run(name)).toBe(true)
  await on.functions.idle()
}

const mails = (on = fixture) =>
  (on.all('mail') as unknown as readonly MailDoc[]).filter((one) => one.companyId === companyId)
const subjects = () => mails().map(({ message }) => message.subject.replace(/ on .*/, ''))
const told = (id: string) => fixture.get(at(`bookings/${id}`))?.['customerTold']

test('a customer is mailed once when a visit was booked, and the visit says so', async () => {
  await mailing()
  await order('a', window)
  await run('sendVisitMails')
  await run('sendVisitMails')
  expect(subjects()).toEqual(['Your visit from Harbour'])
  const [mail] = mails()
  expect(mail).toMatchObject({ to: [email()], from: '"Harbour via Daybook" <mail@daybook.test>' })
  expect(mail?.message.text).toMatch(/arrival between 9:00\sAM and 11:00\sAM/)
  expect(mail?.message.text).toContain('12 Pier Road, Halifax')
  expect(mail?.message.text).toContain('What: Boiler service')
  expect(mail?.message.text).toContain('Call +1 902 555 0100.')
  expect(mail?.message.text).not.toMatch(/https?:/)
  expect(told('a')).toMatchObject({
    start: iso(tomorrow),
    by: 'system',
    mail: 'booked',
    window: { from: window.windowStart, to: window.windowEnd },
  })
  expect(fixture.all('mutations', `companies/${companyId}`)).toMatchObject([
    { name: 'booking/mail', actorId: 'system' },
  ])
})

test('it is in the customer’s language, else in the company’s', async () => {
  await mailing({ mailLanguage: 'es' })
  await order('a')
  await run('sendVisitMails')
  expect(mails()[0]?.message.subject).toMatch(/^Tu visita de Harbour el /)
})

test('a customer is mailed the new time once it has stood, and not for a move within the window', async () => {
  await mailing()
  await order('a', window)
  await run('sendVisitMails')
  await order('a', { ...window, plannedStart: iso(tomorrow + 30 * minute) })
  await fixture.put(at('bookings/a'), {
    ...fixture.get(at('bookings/a')),
    updatedAt: iso(now - 6 * minute),
    start: iso(tomorrow + 30 * minute),
  })
  await run('sendVisitMails')
  expect(mails()).toHaveLength(1)

  const moved = { plannedStart: iso(tomorrow + 5 * hour), plannedEnd: iso(tomorrow + 6 * hour) }
  await fixture.put(at('bookings/a'), {
    ...fixture.get(at('bookings/a')),
    updatedAt: iso(now - 6 * minute),
    start: moved.plannedStart,
  })
  await order('a', { ...window, ...moved, updatedAt: iso(now - minute) })
  await run('sendVisitMails')
  expect(mails()).toHaveLength(1)
  await order('a', { ...window, ...moved })
  await run('sendVisitMails')
  await run('sendVisitMails')
  expect(subjects()).toEqual(['Your visit from Harbour', 'New time: your visit from Harbour'])
  expect(told('a')).toMatchObject({ start: moved.plannedStart, mail: 'moved' })
})

test('a customer whom the office has told by hand is not mailed the same', async () => {
  await mailing()
  await order('a')
  await fixture.put(at('bookings/a'), {
    ...stampsAt(now - hour),
    orderId: 'a',
    part: 1,
    parts: 1,
    assigneeIds: ['t1'],
    leadId: null,
    start: iso(tomorrow),
    minutes: 60,
    isSent: true,
    toldAt: null,
    cancelledAt: null,
    customerTold: { start: iso(tomorrow), at: iso(now - hour), by: 'office' },
  })
  await run('sendVisitMails')
  expect(mails()).toEqual([])
})

test('a customer is reminded on the day before, once', async () => {
  await mailing({ visitMails: 'dayBefore' })
  await order('a', { ...window, updatedAt: iso(now - 3 * day) })
  await order('later', { plannedStart: iso(tomorrow + day), updatedAt: iso(now - 3 * day) })
  await run('sendVisitMails')
  expect(mails()).toEqual([])
  await run('sendVisitReminders')
  await run('sendVisitReminders')
  expect(subjects()).toEqual(['Tomorrow: your visit from Harbour'])
  expect(mails()[0]?.message.text).toContain('Who: Tomas')
  expect(mails()[0]?.message.text).not.toContain('Reyes')
  expect(told('a')).toMatchObject({ start: iso(tomorrow), mail: 'dayBefore' })
})

test('reminders go out by day in the time zone of the company', async () => {
  // Seven in the evening before, and three in the morning.
  for (const [id, zone] of [
    ['evening', 'Etc/GMT-9'],
    ['night', 'Etc/GMT+7'],
  ] as const) {
    companyId = `${id}-${count}`
    await mailing({ visitMails: 'dayBefore', timeZone: zone })
    await order('a', { updatedAt: iso(now - 3 * day) })
    await run('sendVisitReminders')
    expect(mails(), id).toHaveLength(id === 'evening' ? 1 : 0)
  }
})

test('who got the time by mail today needs no reminder today', async () => {
  await mailing()
  await order('a')
  await run('sendVisitMails')
  await run('sendVisitReminders')
  expect(subjects()).toEqual(['Your visit from Harbour'])
})

test('a customer is mailed once that the technician is on the way', async () => {
  await mailing({ visitMails: 'onTheWay' })
  const way = { plannedStart: iso(now + hour), plannedEnd: iso(now + 2 * hour), status: 'enRoute' }
  await order('a', { ...way, statusAt: iso(now - 2 * minute), updatedAt: iso(now - 2 * minute) })
  await run('sendVisitMails')
  await order('a', { ...way, statusAt: iso(now - 3 * minute), updatedAt: iso(now - 2 * minute) })
  await run('sendVisitMails')
  expect(mails().map(({ message }) => message.subject)).toEqual([
    'Tomas from Harbour is on the way',
  ])
  expect(mails()[0]?.message.text).toMatch(/Expected arrival: at about 11:00\sAM/)
  expect(told('a')).toMatchObject({ start: iso(now + hour), mail: 'onTheWay' })
})

test('a step that arrives much later than it was taken is not mailed, nor is one that was just taken', async () => {
  await mailing()
  const way = { status: 'enRoute', plannedStart: iso(now), updatedAt: iso(now - minute) }
  await order('late', { ...way, statusAt: iso(now - hour) })
  await order('slip', { ...way, statusAt: iso(now - 30_000) })
  await run('sendVisitMails')
  expect(mails()).toEqual([])
})

test.each([
  ['is in the past', { plannedStart: iso(now - hour), plannedEnd: iso(now) }],
  ['has no time', { plannedStart: null, plannedEnd: null }],
  ['was changed just now', { updatedAt: iso(now - minute) }],
  ['waits for a technician', { status: 'new', assigneeIds: [] }],
  ['is on hold', { status: 'onHold' }],
  ['was cancelled', { status: 'cancelled', open: false }],
  ['was completed', { status: 'done', open: false }],
  ['was deleted', { deletedAt: iso(now) }],
  [
    'misses the promised window',
    { windowStart: iso(tomorrow + 2 * hour), windowEnd: iso(tomorrow + 3 * hour) },
  ],
])('nothing is mailed about a visit that %s', async (_what, more) => {
  await mailing()
  await order('a', more)
  await run('sendVisitMails')
  await run('sendVisitReminders')
  expect(mails()).toEqual([])
  expect(fixture.all('mutations', `companies/${companyId}`)).toEqual([])
})

test('nothing is mailed about sample orders', async () => {
  await mailing()
  await order('sample_1_order')
  await run('sendVisitMails')
  expect(mails()).toEqual([])
})

test.each([
  ['has no email', { email: '' }],
  ['has an email that is none', { email: 'nonsense' }],
  ['wants no automatic emails', { noVisitMails: true }],
  ['was erased', { erasedAt: iso(now) }],
  ['was deleted', { deletedAt: iso(now) }],
])('a customer who %s is not mailed', async (_what, customer) => {
  await mailing({}, customer)
  await order('a')
  await run('sendVisitMails')
  await run('sendVisitReminders')
  expect(mails()).toEqual([])
})

test.each([
  ['has not switched them on', { visitMails: '' }],
  ['has switched on others', { visitMails: 'onTheWay' }],
  ['has lapsed', { subscriptionStatus: 'canceled' }],
  [
    'is about to be deleted',
    { deletion: { requestedBy: 'o', requestedAt: iso(now), dueAt: iso(now) } },
  ],
])('a company that %s mails nothing, whatever another one mails', async (_what, more) => {
  await mailing(more)
  await order('a')
  const [off, offMails] = [companyId, mails]
  companyId = `${off}-other`
  await mailing()
  await order('a')
  await run('sendVisitMails')
  await run('sendVisitReminders')
  expect(mails()).toHaveLength(1)
  companyId = off
  expect(offMails()).toEqual([])
})

test('each visit of an order is mailed, and one that was cancelled is not', async () => {
  await mailing()
  await order('a')
  const visit = {
    ...stampsAt(now - hour),
    orderId: 'a',
    assigneeIds: ['t1'],
    leadId: null,
    minutes: 60,
    isSent: true,
    toldAt: null,
    customerTold: null,
  }
  const [second, third] = [iso(tomorrow + day), iso(tomorrow + 2 * day)]
  const open = { ...visit, cancelledAt: null }
  await fixture.put(at('bookings/a'), { ...open, part: 1, parts: 3, start: iso(tomorrow) })
  await fixture.put(at('bookings/a-2'), { ...open, part: 2, parts: 1, start: second })
  const gone = { ...visit, cancelledAt: iso(now - hour) }
  await fixture.put(at('bookings/a-3'), { ...gone, part: 3, parts: 1, start: third })
  await run('sendVisitMails')
  await run('sendVisitMails')
  expect(mails()).toHaveLength(2)
  expect(told('a-2')).toMatchObject({ start: second, mail: 'booked' })
})

test('no customer gets more than ten such mails a day', async () => {
  await mailing()
  for (let number = 0; number < 12; number += 1) await order(`o${number}`)
  await run('sendVisitMails')
  expect(mails()).toHaveLength(10)
})

test('nothing is recorded as mailed where nothing sends mails', async () => {
  const silent = await start(false)
  const shared = fixture
  fixture = silent
  try {
    await mailing()
    await order('a')
    await run('sendVisitMails', silent)
    expect(mails(silent)).toEqual([])
    expect(told('a')).toBeUndefined()
  } finally {
    fixture = shared
    await silent.close()
  }
})
