import { describe, expect, it, test } from 'vitest'
import type { InvoiceShareView, ShareView } from '../../../src/domain/share/share-view.ts'
import { emptyAddress } from '../../../src/domain/entities/fields.ts'
import { mailedNews } from '../../../src/domain/visit-mail/mailed-news.ts'
import { mailLanguage, withSender } from './company-mail.ts'
import { deletionMail } from './deletion-mail.ts'
import { inviteMail, type MailedInvite } from './invite-mail-content.ts'
import { safeName } from './mail-content.ts'
import { mailDocument } from './mail-document.ts'
import { passwordMail } from './password-mail.ts'
import { reminderMail } from './reminder-mail.ts'
import { shareMail } from './share-mail.ts'
import { toHtml } from './to-html.ts'
import { toText } from './to-text.ts'
import { visitMail, type VisitMail } from './visit/visit-mail.ts'
import { welcomeMail } from './welcome-mail.ts'

const origin = 'https://daybook.test'
const invite: MailedInvite = {
  email: 'tomas@example.com',
  code: 'c0de-of-sixteen-letters',
  language: 'en',
  companyName: 'Harbour Field Services',
  inviterName: 'Ingrid Sable',
  name: 'Tomas',
  note: '',
  role: 'technician',
  expiresAt: '2026-03-09T12:00:00.000Z',
}
const owner = { name: 'Ingrid Sable', email: 'ingrid@example.com', role: 'owner' } as const

const welcome = (language: 'en' | 'es') =>
  welcomeMail({
    user: owner,
    language,
    companyName: 'Harbour',
    trialEnd: '2026-03-16T00:00:00.000Z',
    origin,
  })

const shared = { company: { name: 'Harbour', timeZone: 'UTC' } }
const sharedViews = [
  { ...shared, kind: 'estimate', estimate: { ref: 'E-1', title: 'New boiler' } },
  { ...shared, kind: 'invoice', invoice: { kind: 'invoice', number: 'INV-1' } },
  { ...shared, kind: 'invoice', invoice: { kind: 'credit', number: 'CN-1' } },
  { ...shared, kind: 'invoice', invoice: { kind: 'deposit', number: 'INV-2' } },
  { ...shared, kind: 'visit', visit: { title: 'Leaking tap' } },
] as unknown as readonly ShareView[]

const late = {
  ...shared,
  kind: 'invoice',
  invoice: { kind: 'invoice', number: 'INV-1', dueOn: '2026-03-01', currency: 'EUR' },
  balanceMinor: 12_050,
} as unknown as InvoiceShareView
const reminded = (language: 'en' | 'es', reminder: number, isLast: boolean) =>
  reminderMail({ ...linkMail(language), view: late }, reminder, isLast)

const linkMail = (language: 'en' | 'es') => ({
  customerName: 'Ana Ruiz',
  language,
  expiresAt: '2026-04-01T12:00:00.000Z',
  origin,
  key: { companyId: 'c1', token: 'abcdefghijklmnopqrstuA' },
})

const start = '2026-03-04T14:30:00.000Z'
const visit = (
  language: 'en' | 'es',
  owed: Partial<VisitMail['owed']> = {},
  more: Partial<VisitMail> = {},
) =>
  visitMail({
    owed: { news: 'booked', start, window: null, ...owed },
    company: { name: 'Harbour', phone: '+1 902 555 0100', mailReplyTo: '' },
    language,
    timeZone: 'America/Halifax',
    customerName: 'Ana Ruiz',
    title: 'Leaking tap',
    address: { ...emptyAddress, line1: '12 Pier Road', city: 'Halifax' },
    technician: 'Tomas Reyes',
    now: '2026-03-04T13:00:00.000Z',
    ...more,
  })

const all = (['en', 'es'] as const).flatMap((language) => [
  inviteMail({ ...invite, language, note: 'See you' }, 'c1', origin),
  welcome(language),
  passwordMail('ingrid@example.com', language, `${origin}/reset?a=1&b=2`),
  ...sharedViews.map((view) => shareMail({ ...linkMail(language), view: { ...view, language } })),
  reminded(language, 1, false),
  reminded(language, 2, false),
  reminded(language, 3, true),
  ...mailedNews.map((news) => visit(language, { news })),
  deletionMail({
    name: owner.name,
    language,
    companyName: 'Harbour',
    dueAt: '2026-04-01T23:00:00.000Z',
    timeZone: 'Europe/Madrid',
    origin,
  }),
])

describe.each(all)('the mail $language "$subject"', (content) => {
  const [html, text] = [toHtml(content), toText(content)]

  it('says the same as HTML and as text, with one button if any', () => {
    const plain = html
      .replaceAll(/<[^>]*>/g, '\n')
      .replaceAll('&amp;', '&')
      .replaceAll('&quot;', '"')
    for (const line of [content.heading, ...content.paragraphs, ...content.smallPrint]) {
      expect(plain).toContain(line)
      expect(text).toContain(line)
    }
    expect(html.match(/<a /g) ?? []).toHaveLength(content.button ? 2 : 0)
    expect(text).toContain(content.button?.url ?? '')
  })

  it('needs no image, script or style sheet', () => {
    expect(html).not.toMatch(/<img|<script|<link|<style|url\(/i)
    expect(html).toContain(`<html lang="${content.language}">`)
  })

  it('has a subject of one line', () => {
    expect(content.subject).toMatch(/^[^\r\n]{5,120}$/)
  })
})

test('an invite leads to the page that accepts it', () => {
  const { button, smallPrint } = inviteMail(invite, 'c1', origin)
  expect(button?.url).toBe(`${origin}/accept-invite#c1.c0de-of-sixteen-letters`)
  expect(smallPrint[0]).toBe('The link works until March 9, 2026.')
})

test('a customer’s link leads to the public page', () => {
  const [{ button, subject, paragraphs } = { button: null }] = all.filter(({ button }) =>
    button?.url.includes('/p#'),
  )
  expect(button?.url).toBe(`${origin}/p#c1.abcdefghijklmnopqrstuA`)
  expect(subject).toBe('Estimate E-1 from Harbour')
  expect(paragraphs?.at(-1)).toContain('New boiler')
})

test('a reminder says what is open since when, and the last one that it is the last', () => {
  const [first, second, last] = [
    reminded('en', 1, false),
    reminded('en', 2, false),
    reminded('en', 3, true),
  ]
  expect(first.subject).toBe('Reminder: invoice INV-1 from Harbour')
  expect(first.paragraphs).toContain(
    'Invoice INV-1 was due on March 1, 2026. €120.50 is still open.',
  )
  expect(second.paragraphs.join()).toContain('before')
  expect(last.subject).toBe('Final reminder: invoice INV-1 from Harbour')
  // A company that reminds once does not threaten with it.
  expect(reminded('en', 1, true).subject).toBe(first.subject)
  expect(reminded('es', 1, false).subject).toBe('Recordatorio: factura INV-1 de Harbour')
})

test('what people typed is shown as text', () => {
  const content = inviteMail(
    { ...invite, companyName: '<b>Tom & Co</b>', note: '<script>alert(1)</script>' },
    'c1',
    origin,
  )
  const html = toHtml(content)
  expect(html).toContain('&lt;b&gt;Tom &amp; Co&lt;/b&gt;')
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toContain('<script')
})

test.each([
  ['Harbour\r\nBcc: everyone@example.com', 'Harbour Bcc: everyone@example. com'],
  ['Your bank evil.example', 'Your bank evil. example'],
  ['evil\u3002example evil\uFF0Eexample', 'evil. example evil. example'],
  ['Harbour\u0000 \u202Egnp\u0085Ltd\uD800', 'Harbour gnpLtd'],
  ['St. John & Sons No.5 👩‍🔧', 'St. John & Sons No.5 👩‍🔧'],
  ['Your bank: https://evil.example/login now', 'Your bank: now'],
  ['See www.evil.example', 'See'],
  ['evil.example/login', ''],
  ['A/C Services Ltd.', 'A/C Services Ltd.'],
  ['x'.repeat(200), 'x'.repeat(80)],
])('the name %j is written as %j', (given, expected) => {
  expect(safeName(given)).toBe(expected)
})

test('a note loses its links', () => {
  const note = 'See you\non Monday https://evil.example/x'
  expect(inviteMail({ ...invite, note }, 'c1', origin).quote).toBe('See you\non Monday')
  expect(inviteMail({ ...invite, note: 'www.evil.example' }, 'c1', origin).quote).toBeUndefined()
})

test('a note cannot pretend to be what the mail says after it', () => {
  const note = 'Hello\n\n-- \nDaybook\n\nYour account is locked'
  const text = toText(inviteMail({ ...invite, note }, 'c1', origin))
  expect(text).toContain('> Hello\n> \n> -- \n> Daybook\n> \n> Your account is locked\n\nAccept')
})

test('a company whose name is only a link has none', () => {
  const { subject } = inviteMail({ ...invite, companyName: 'https://evil.example/' }, 'c1', origin)
  expect(subject).toBe('Ingrid Sable invited you to your company')
})

describe('a company’s mails', () => {
  const company = {
    name: 'Harbour Field Services',
    mailSender: '',
    mailReplyTo: '',
    mailLanguage: null,
    mailFooter: '',
  } as const
  const content = inviteMail(invite, 'c1', origin)
  const sent = (more: object, from = 'mail@daybook.test') =>
    mailDocument(withSender(content, { ...company, ...more }), {
      to: 'tomas@example.com',
      companyId: 'c1',
      from,
    })

  it('are from the company, by its name or the one that it chose', () => {
    expect(sent({}).from).toBe('"Harbour Field Services via Daybook" <mail@daybook.test>')
    expect(sent({ mailSender: 'The office' }).from).toBe(
      '"The office via Daybook" <mail@daybook.test>',
    )
    expect(sent({ mailSender: 'a"\\<b>@c' }).from).toBe('"abc via Daybook" <mail@daybook.test>')
    expect(sent({ name: '' }).from).toBe('mail@daybook.test')
    expect(sent({}, '')).not.toHaveProperty('from')
    expect(sent({}).message.html).toContain('Harbour Field Services · Daybook')
    expect(sent({}).message.text).toMatch(/-- \nHarbour Field Services · Daybook$/)
  })

  it('say where answers go only where they go somewhere', () => {
    expect(sent({})).not.toHaveProperty('replyTo')
    const mailReplyTo = 'office@harbour.example'
    expect(sent({ mailReplyTo }).replyTo).toBe(mailReplyTo)
  })

  it('end with its footer, without links and below the end of the mail', () => {
    const mailFooter = 'Call us\n<b>902 555 0100</b> www.evil.example'
    const { text, html } = sent({ mailFooter }).message
    expect(text).toMatch(/-- \nHarbour Field Services · Daybook\nCall us\n<b>902 555 0100<\/b>$/)
    expect(html).toContain('Call us\n&lt;b&gt;902 555 0100&lt;/b&gt;')
    expect(sent({}).message.html).not.toContain('border-top')
  })

  it('are in the language that a person chose, else in the company’s', () => {
    expect(mailLanguage('en', { ...company, mailLanguage: 'es' })).toBe('en')
    expect(mailLanguage(null, { ...company, mailLanguage: 'es' })).toBe('es')
    expect(mailLanguage(null, company)).toBe('en')
    expect(mailLanguage(null, undefined)).toBe('en')
    expect(withSender(content, undefined)).toBe(content)
  })
})

describe('a mail about a visit', () => {
  const said = (mail: ReturnType<typeof visit>) =>
    mail.paragraphs.join('\n').replaceAll('\u202F', ' ')

  it('says when, where and what by the clock of the site, in the language of the customer', () => {
    expect(said(visit('en'))).toContain('When: Wednesday, March 4, arrival at about 10:30 AM')
    expect(said(visit('es'))).toContain('Cuándo: miércoles, 4 de marzo, llegada hacia las 10:30')
    expect(said(visit('en'))).toContain('Where: 12 Pier Road, Halifax\nWhat: Leaking tap')
  })

  it('names the window instead of the start where that was promised', () => {
    const window = { from: '2026-03-04T14:00:00.000Z', to: '2026-03-04T16:00:00.000Z' }
    expect(said(visit('en', { window }))).toContain('between 10:00 AM and 12:00 PM')
    expect(said(visit('en', { window, start: '2026-03-04' }))).toContain('Wednesday, March 4')
  })

  it('says on the way who comes, and no time that is over', () => {
    const way = visit('en', { news: 'onTheWay' })
    expect(way.subject).toBe('Tomas from Harbour is on the way')
    expect(said(way)).toContain('Expected arrival: at about 10:30 AM')
    expect(said(way)).not.toContain('Reyes')
    const late = visit('en', { news: 'onTheWay' }, { now: '2026-03-04T14:30:00.000Z' })
    expect(said(late)).not.toContain('Expected')
    const nameless = visit('en', { news: 'onTheWay' }, { technician: '' })
    expect(nameless.subject).toBe('Harbour is on the way')
  })

  it('names only the ways of answering that there are', () => {
    const company = { name: 'Harbour', phone: '', mailReplyTo: '' }
    const last = (more: Partial<typeof company>) =>
      visit('en', {}, { company: { ...company, ...more } }).paragraphs.at(-1)
    expect(last({})).toBe('What: Leaking tap')
    expect(last({ mailReplyTo: 'a@b.example' })).toMatch(/suit you\? Reply to this email\.$/)
    expect(last({ phone: '555' })).toMatch(/suit you\? Call 555\.$/)
    expect(last({ phone: '555', mailReplyTo: 'a@b.example' })).toMatch(/Call 555 or reply/)
  })

  it('makes no link of what anyone has typed', () => {
    const title = 'Pay at https://evil.example now'
    expect(toText(visit('en', {}, { title, technician: 'www.evil.example X' }))).not.toMatch(
      /https?:|www\./,
    )
  })
})
