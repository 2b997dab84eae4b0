import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issuedInvoice } from '#domain/einvoice/einvoice.fixture.ts'
import { estimateArgs } from '#domain/estimate/estimate.fixture.ts'
import { hashOfEstimate } from '#domain/estimate/hash-of-estimate.ts'
import { paymentArgs } from '#domain/payment/payment.fixture.ts'
import { shareFragment } from '#domain/share/share-link.ts'
import { shareIdOf } from '#domain/share/share-target.ts'
import { company, day, iso, stampsAt, user } from './documents.ts'
import { type Fixture, startFixture } from './start-fixture.ts'

const now = Date.now()
const stamps = stampsAt(now)
const { estimateId: _, ...entered } = estimateArgs({
  customerId: 'k1',
  validUntil: iso(now + 3 * day).slice(0, 10),
})
const draft = { ...entered, ref: 'E-1', revision: 1 }
const documentHash = hashOfEstimate(draft)
const sent = {
  ...draft,
  ...stamps,
  status: 'sent',
  sentAt: iso(now),
  documentHash,
  decision: null,
  convertedTo: null,
}

const logo = { contentType: 'image/png', width: 40, height: 20, data: 'AAAA' }

let fixture: Fixture
let url: string
let count = 0
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
  url = `${fixture.emulator.url}/demo/us-central1`
  await fixture.put('companies/c1', company({ tracking: 'travel' }))
  await fixture.put('companies/c2', company())
  const customer = { ...stamps, name: 'Ana Ruiz', language: 'es', notes: 'SECRET' }
  await fixture.put('companies/c1/customers/k1', customer)
  await fixture.put('companies/c1/pictures/logo', { ...stamps, ...logo, notes: 'SECRET' })
  await fixture.put('users/tech', user({ name: 'Grace Comeau', role: 'technician' }))
})
afterAll(() => fixture.close())

const at = (path: string) => `companies/c1/${path}`

/** A new link to a document, and its token. */
async function link(kind: string, targetId: string, more: object = {}): Promise<string> {
  const token = `${String(++count).padStart(21, '0')}A`
  await fixture.put(at(`shares/${shareIdOf(token)}`), {
    ...stamps,
    kind,
    targetId,
    customerId: 'k1',
    token,
    mailTo: '',
    expiresAt: iso(now + day),
    revokedAt: null,
    ...more,
  })
  return shareFragment({ companyId: 'c1', token })
}

async function estimateLink(id: string, more: object = {}): Promise<string> {
  await fixture.put(at(`estimates/${id}`), { ...sent, ...more })
  return link('estimate', id)
}

async function post(name: string, body: unknown, init: RequestInit = {}) {
  const response = await fetch(`${url}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...init,
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: JSON.parse(text) as Reply,
  }
}

interface Reply {
  readonly problem?: string
  readonly view?: Readonly<Record<string, unknown>>
}

const show = (token: unknown) => post('share', { token })
const answer = (token: string, said: object) => post('answerShare', { token, answer: said })
const approval = (more: object = {}) => ({
  kind: 'approve',
  optionId: 'op2',
  name: 'Ana Ruiz',
  documentHash,
  consent: true,
  ...more,
})
const receipts = () => fixture.all('mutations', 'companies/c1')

interface MailDoc {
  readonly to: readonly string[]
  readonly message: { readonly subject: string; readonly text: string }
}

describe('a link', () => {
  it('shows an estimate and changes nothing', async () => {
    const token = await estimateLink('e-shown')
    const before = [fixture.get(at('estimates/e-shown')), receipts().length]
    const shown = await show(token)
    expect([
      shown.status,
      shown.headers.get('cache-control'),
      shown.headers.get('x-robots-tag'),
    ]).toEqual([200, 'no-store', 'noindex'])
    expect(shown.body.view).toMatchObject({
      kind: 'estimate',
      language: 'es',
      company: { logo },
      estimate: { title: 'New boiler', documentHash },
      canApprove: true,
    })
    expect(shown.text).not.toMatch(/SECRET|createdBy|office/)
    expect([fixture.get(at('estimates/e-shown')), receipts().length]).toEqual(before)
  })

  it('shows an invoice with what was paid', async () => {
    const { id: _id, ...invoice } = issuedInvoice({})
    await fixture.put(at('invoices/i1'), {
      ...invoice,
      ...stamps,
      customerId: 'k1',
      totalMinor: 12_000,
    })
    const { paymentId: _paymentId, ...payment } = paymentArgs()
    await fixture.put(at('payments/p1'), {
      ...payment,
      ...stamps,
      currency: invoice.currency,
      customerId: 'k1',
      amountMinor: 5000,
      invoiceIds: ['i1'],
      allocatedMinor: [5000],
      reversalOf: null,
    })
    const { body } = await show(await link('invoice', 'i1'))
    expect(body.view).toMatchObject({ kind: 'invoice', paidMinor: 5000, balanceMinor: 7000 })
  })

  it('that is unknown, withdrawn, over, malformed or of another company gets one and the same reply', async () => {
    const token = await estimateLink('e-gone')
    const dead = [
      'c1.unknownunknownunknownA',
      'nonsense',
      'c1/shares.x',
      token.replace('c1', 'c2'),
      await link('estimate', 'e-gone', { revokedAt: iso(now) }),
      await link('estimate', 'e-gone', { expiresAt: iso(now - 1000) }),
      await link('estimate', 'e-none'),
      await link('estimate', 'e-gone', { customerId: 'k2' }),
    ]
    const plain = ({ status, text, headers }: Awaited<ReturnType<typeof show>>) => [
      status,
      text,
      [...headers.keys()].toSorted(),
    ]
    const first = plain(await show(dead[0]))
    expect(first.slice(0, 2)).toEqual([404, '{"problem":"gone"}'])
    for (const one of dead) {
      expect(plain(await show(one)), one).toEqual(first)
      const refused = await answer(one, approval())
      expect([refused.status, refused.text], one).toEqual([404, '{"problem":"gone"}'])
    }
    expect(fixture.get(at('estimates/e-gone'))).toMatchObject({ status: 'sent' })
  })

  it('is read and answered by POST of JSON alone', async () => {
    const token = await estimateLink('e-post')
    for (const name of ['share', 'answerShare'])
      for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) {
        const { status, headers } = await fetch(`${url}/${name}?token=${token}`, { method })
        expect([status, headers.get('allow')], method).toEqual([405, 'POST'])
      }
    const body = JSON.stringify({ token, answer: approval() })
    const asForm = await post('answerShare', null, {
      headers: { 'content-type': 'text/plain' },
      body,
    })
    const tooLong = await post('answerShare', { token, answer: approval(), more: 'x'.repeat(9000) })
    expect([asForm.status, tooLong.status, (await show(5)).status]).toEqual([400, 400, 400])
    expect(fixture.get(at('estimates/e-post'))).toMatchObject({ status: 'sent' })
  })

  it('replies no more than so often to one token', async () => {
    const token = 'c1.askedaskedaskedaskedaA'
    const statuses = []
    for (let i = 0; i < 61; i++) statuses.push((await show(token)).status)
    expect(statuses.at(-2)).toBe(404)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('an answer', () => {
  it('approves what was shown, once, however often it is pressed', async () => {
    const token = await estimateLink('e-yes')
    const before = receipts().length
    const [first, second] = await Promise.all([
      answer(token, approval()),
      answer(token, approval()),
    ])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(first.body.view).toMatchObject({
      estimate: { status: 'approved', decision: { name: 'Ana Ruiz', optionId: 'op2' } },
    })
    expect(fixture.get(at('estimates/e-yes'))).toMatchObject({
      status: 'approved',
      updatedBy: 'system',
      decision: { documentHash, name: 'Ana Ruiz' },
    })
    expect(receipts()).toHaveLength(before + 1)
    const other = await answer(token, approval({ optionId: 'op1' }))
    expect([other.status, other.body]).toEqual([409, { problem: 'answered' }])
    expect(receipts()).toHaveLength(before + 1)
  })

  it('declines with a reason', async () => {
    const token = await estimateLink('e-no')
    const no = { kind: 'decline', name: 'Ana Ruiz', documentHash, reason: 'Too expensive' }
    expect((await answer(token, { ...no, reason: ' ' })).status).toBe(400)
    expect((await answer(token, no)).body.view).toMatchObject({ estimate: { status: 'declined' } })
    expect(fixture.get(at('estimates/e-no'))).toMatchObject({
      decision: { reason: 'Too expensive' },
    })
  })

  it.each([
    ['another hash', {}, { documentHash: '0'.repeat(64) }, 'changed'],
    ['an option that is not there', {}, { optionId: 'op3' }, 'changed'],
    ['a revision that was replaced', { revision: 2, documentHash: 'a'.repeat(64) }, {}, 'changed'],
    ['an estimate whose last day is over', { validUntil: '2020-01-01' }, {}, 'expired'],
    ['no consent', {}, { consent: false }, 'invalid'],
    ['no name', {}, { name: ' A ' }, 'invalid'],
    ['a name that shows nothing', {}, { name: '\u200B\u202E\u2060' }, 'invalid'],
  ])('to %s changes nothing', async (what, stored, said, problem) => {
    const id = `e-${what.replaceAll(' ', '-')}`
    const token = await estimateLink(id, stored)
    expect((await answer(token, approval(said))).body).toEqual({ problem })
    expect(fixture.get(at(`estimates/${id}`))).toMatchObject({ status: 'sent', decision: null })
  })

  it('is of the kind of the link', async () => {
    const token = await estimateLink('e-kind')
    expect((await answer(token, { kind: 'rate', stars: 5, comment: '' })).status).toBe(400)
  })
})

describe('a visit', () => {
  const order = (more: object) => ({
    ...stamps,
    ref: 'W-1',
    title: 'Leaking tap',
    customerId: 'k1',
    siteId: 's1',
    status: 'enRoute',
    statusAt: iso(now - 60_000),
    open: true,
    isSent: true,
    assigneeIds: ['tech'],
    instructions: 'SECRET',
    ...more,
  })

  it('shows where the technician is on the way, and not later', async () => {
    await fixture.put(at('orders/o1'), order({}))
    const position = {
      latitude: 40.416_81,
      longitude: -3.703_79,
      at: iso(now),
      accuracy: 5,
      battery: 80,
    }
    await fixture.put(at('positions/tech'), position)
    const token = await link('visit', 'o1')
    const { body, text } = await show(token)
    expect(body.view).toMatchObject({
      visit: { state: 'onTheWay', technician: 'Grace', position: { at: iso(now) } },
    })
    expect(text).not.toMatch(/SECRET|Comeau|40\.41681|example\.com/)
    await fixture.put(at('orders/o1'), order({ status: 'onSite' }))
    expect((await show(token)).body.view).toMatchObject({ visit: { position: null } })
  })

  it('is rated once it is over, once, whichever link is used', async () => {
    await fixture.put(at('orders/o2'), order({ status: 'accepted' }))
    const [token, other] = [await link('visit', 'o2'), await link('visit', 'o2')]
    const rate = (stars: number, of = token) =>
      answer(of, { kind: 'rate', stars, comment: 'Thanks' })
    expect((await rate(5)).body).toEqual({ problem: 'changed' })
    await fixture.put(at('orders/o2'), order({ status: 'done' }))
    expect((await rate(6)).status).toBe(400)
    const rated = { visit: { rating: { stars: 5, comment: 'Thanks' }, canRate: false } }
    expect((await rate(5)).body.view).toMatchObject(rated)
    expect((await rate(1)).body.view).toMatchObject(rated)
    expect((await rate(1, other)).body.view).toMatchObject(rated)
    const shares = fixture.all('shares', 'companies/c1').filter(({ rating }) => rating)
    expect(shares).toMatchObject([{ targetId: 'o2', rating: { stars: 5 } }])
  })
})

describe('the mail of a link', () => {
  const mails = (to: string) =>
    (fixture.all('mail') as unknown as readonly MailDoc[]).filter((one) => one.to.includes(to))

  it('goes to the address of the customer once, in their language', async () => {
    const mailTo = 'ana@example.com'
    await fixture.put(at('customers/k9'), { ...stamps, name: 'Ana', language: 'es', email: mailTo })
    await fixture.put(at('estimates/e-mailed'), { ...sent, customerId: 'k9' })
    const token = await link('estimate', 'e-mailed', { customerId: 'k9', mailTo })
    await fixture.functions.idle()
    expect(mails(mailTo)).toHaveLength(1)
    const [mail] = mails(mailTo)
    expect(mail?.message.subject).toBe('Presupuesto E-1 de Harbour')
    expect(mail?.message.text).toContain(`https://daybook.test/p#${token}`)
  })

  it.each([
    ['another address', { mailTo: 'mallory@example.com' }],
    ['a draft', { mailTo: 'ana@example.com', targetId: 'e-draft' }],
    ['a link that was withdrawn', { mailTo: 'ana@example.com', revokedAt: iso(now) }],
    ['no address', { mailTo: '' }],
  ])('is not sent for %s', async (_what, more) => {
    await fixture.put(at('estimates/e-draft'), { ...sent, customerId: 'k9', status: 'draft' })
    const before = fixture.all('mail').length
    await link('estimate', 'e-mailed', { customerId: 'k9', ...more })
    await fixture.functions.idle()
    expect(fixture.all('mail')).toHaveLength(before)
  })

  it('is sent ten times a day to one address, and not more', async () => {
    for (let i = 0; i < 11; i++)
      await link('estimate', 'e-mailed', { customerId: 'k9', mailTo: 'ana@example.com' })
    await fixture.functions.idle()
    expect(mails('ana@example.com')).toHaveLength(10)
  })
})
