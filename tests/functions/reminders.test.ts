import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { issuedInvoice } from '#domain/einvoice/einvoice.fixture.ts'
import { paymentArgs } from '#domain/payment/payment.fixture.ts'
import { company, day, iso, stampsAt } from './documents.ts'
import { type Fixture, startFixture } from './start-fixture.ts'

const now = Date.now()
const stamps = stampsAt(now)
const hourMs = 3_600_000

/** How many hours a place is ahead of UTC where it is about this hour now. */
const aheadAt = (hour: number) => ((hour - new Date(now).getUTCHours() + 36) % 24) - 12

/** Its time zone; what is ahead of UTC has a minus sign in these names. */
function zoneAt(hour: number): string {
  const ahead = aheadAt(hour)
  return ahead > 0 ? `Etc/GMT-${ahead}` : `Etc/GMT+${-ahead}`
}

/** The calendar day there, this many days from now. */
const dayAt = (hour: number, days: number) =>
  iso(now + aheadAt(hour) * hourMs + days * day).slice(0, 10)

interface MailDoc {
  readonly to: readonly string[]
  readonly message: { readonly subject: string; readonly text: string }
}

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture({
    dir: resolve('functions'),
    indexes: readFileSync('firestore.indexes.json', 'utf8'),
    env: {
      APP_ORIGIN: 'https://daybook.test',
      MAIL_IS_SENT: 'true',
      MAIL_FROM: 'mail@daybook.test',
    },
  })
})
afterAll(() => fixture.close())

let companyId = ''
let count = 0
beforeEach(() => {
  companyId = `c${++count}`
})
const at = (path: string) => `companies/${companyId}/${path}`
const email = () => `ana-${companyId}@example.com`

async function reminding(more: object = {}, hour = 9): Promise<void> {
  await fixture.put(
    `companies/${companyId}`,
    company({ reminders: '7,21', timeZone: zoneAt(hour), ...more }),
  )
  await fixture.put(at('customers/k1'), { ...stamps, name: 'Ana', language: 'es', email: email() })
}

async function invoice(id: string, daysLate: number, more: object = {}, hour = 9) {
  const { id: _, ...issued } = issuedInvoice({})
  const dueOn = dayAt(hour, -daysLate)
  await fixture.put(at(`invoices/${id}`), {
    ...issued,
    ...stamps,
    customerId: 'k1',
    number: `INV-${id}`,
    totalMinor: 12_000,
    dueOn,
    ...more,
  })
}

async function remind(): Promise<void> {
  expect(await fixture.functions.run('sendReminders')).toBe(true)
  await fixture.functions.idle()
}

const mails = () =>
  (fixture.all('mail') as unknown as readonly MailDoc[]).filter((one) => one.to.includes(email()))
const subjects = () => mails().map(({ message }) => message.subject)

test('a customer is reminded on the day, once, of what is still open', async () => {
  await reminding()
  await invoice('a', 7)
  await invoice('b', 6)
  const { paymentId: _, ...payment } = paymentArgs()
  await fixture.put(at('payments/p1'), {
    ...payment,
    ...stamps,
    customerId: 'k1',
    amountMinor: 5000,
    invoiceIds: ['a'],
    allocatedMinor: [5000],
    reversalOf: null,
  })
  await remind()
  expect(subjects()).toEqual(['Recordatorio: factura INV-a de Harbour'])
  expect(mails()[0]?.message.text).toMatch(/70,00/)
  expect(mails()[0]?.message.text).toContain(`https://daybook.test/p#${companyId}.`)
  expect(fixture.all('shares', `companies/${companyId}`)).toMatchObject([
    { kind: 'invoice', targetId: 'a', reminder: 1, createdBy: 'system' },
  ])
  await remind()
  expect(mails()).toHaveLength(1)
})

test('nothing is sent while the reminders of an invoice are paused', async () => {
  await reminding()
  await invoice('a', 7, { remindersPausedAt: iso(now - day) })
  await invoice('b', 7, { remindersPausedAt: null })
  await remind()
  expect(subjects()).toEqual(['Recordatorio: factura INV-b de Harbour'])
  await invoice('a', 8, { remindersPausedAt: null })
  await remind()
  expect(subjects()).toContain('Recordatorio: factura INV-a de Harbour')
})

test('the later reminder alone is sent where both days have passed, and says that it is the last', async () => {
  await reminding()
  await invoice('a', 23)
  await remind()
  expect(subjects()).toEqual(['Último recordatorio: factura INV-a de Harbour'])
})

test('one that the office has sent by hand counts', async () => {
  await reminding()
  await invoice('a', 8)
  await fixture.put(at(`shares/${'a'.repeat(64)}`), {
    ...stamps,
    kind: 'invoice',
    targetId: 'a',
    customerId: 'k1',
    token: 'abcdefghijklmnopqrstuA',
    mailTo: '',
    reminder: 1,
    expiresAt: iso(now + day),
    revokedAt: null,
  })
  await remind()
  expect(mails()).toEqual([])
})

test.each([
  ['is paid', { creditedMinor: 12_000 }],
  ['is a draft', { status: 'draft' }],
  ['is a credit note', { kind: 'credit' }],
  ['was deleted', { deletedAt: iso(now) }],
])('nobody is reminded of what %s', async (_what, more) => {
  await reminding()
  await invoice('a', 8, more)
  await remind()
  expect(mails()).toEqual([])
})

test.each([
  ['has chosen no reminders', { reminders: '' }, 9],
  ['has lapsed', { subscriptionStatus: 'canceled' }, 9],
  ['writes at another hour', {}, 12],
])('nobody is reminded by a company that %s', async (_what, more, hour) => {
  await reminding(more, hour)
  await invoice('a', 8, {}, hour)
  await remind()
  expect(mails()).toEqual([])
})

test('one customer whose address cannot be used does not keep others from their reminders', async () => {
  await reminding()
  await invoice('a', 7)
  await fixture.put(at('customers/k2'), { ...stamps, name: 'Bo', email: 'nonsense' })
  await invoice('b', 7, { customerId: 'k2' })
  await fixture.put(at('customers/k3'), { ...stamps, name: 'Cy', email: '' })
  await invoice('c', 7, { customerId: 'k3' })
  await remind()
  expect(mails()).toHaveLength(1)
})
