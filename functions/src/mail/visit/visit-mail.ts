import type { OwedMail } from '../../../../src/domain/visit-mail/owed-mails.ts'
import { isTimed } from '../../../../src/domain/booking/plan-of-bookings.ts'
import type { Company } from '../../../../src/domain/entities/company.ts'
import type { Address } from '../../../../src/domain/entities/fields.ts'
import type { Language } from '../../../../src/domain/entities/user.ts'
import { addressLines } from '../../../../src/domain/geo/address-lines.ts'
import { type MailContent, safeName } from '../mail-content.ts'
import { type VisitWords, visitWords } from './visit-words.ts'

export interface VisitMail {
  readonly owed: Pick<OwedMail, 'news' | 'start' | 'window'>
  readonly company: Pick<Company, 'name' | 'phone' | 'mailReplyTo'>
  readonly language: Language
  /** The zone of the site, by whose clock the customer lives. */
  readonly timeZone: string
  readonly customerName: string
  readonly title: string
  readonly address: Address
  /** The full name of who comes; '' where that is not known. */
  readonly technician: string
  /** An instant. */
  readonly now: string
}

/** The mail that tells a customer when a visit is, or that someone is on the way. */
export function visitMail(mail: VisitMail): MailContent {
  const { owed, company, language, customerName, title, address, technician } = mail
  const text = visitWords[language]
  const from = safeName(company.name) || text.company
  const name = safeName(customerName)
  const [first = ''] = safeName(technician).split(' ')
  const when = whenText(mail, text)
  const where = safeName(addressLines(address).join(', '))
  const what = safeName(title)
  const subject = text.subject[owed.news]({ company: from, day: dayText(mail), first })
  const isComing = owed.news === 'onTheWay'
  const reply = replyText(text, safeName(company.phone), company.mailReplyTo !== '')
  return {
    language,
    subject,
    heading: subject,
    paragraphs: [
      ...(name === '' ? [] : [text.hello(name)]),
      text.about[owed.news](from, first),
      ...(when === '' ? [] : [isComing ? text.expected(when) : text.when(dayText(mail), when)]),
      ...(where === '' ? [] : [text.where(where)]),
      ...(what === '' ? [] : [text.what(what)]),
      ...(owed.news === 'dayBefore' && first !== '' ? [text.who(first)] : []),
      ...(reply === '' ? [] : [reply]),
    ],
    smallPrint: [text.automatic(from)],
  }
}

/** Between two times, or at about one; '' where the technician comes later than was said. */
function whenText({ owed, language, timeZone, now }: VisitMail, text: VisitWords): string {
  const clock = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone })
  const timeOf = (time: string) => clock.format(Date.parse(time))
  const { news, start, window } = owed
  const isPast = (time: string) => news === 'onTheWay' && Date.parse(time) <= Date.parse(now)
  if (window !== null)
    return isPast(window.to) ? '' : text.between(timeOf(window.from), timeOf(window.to))
  return !isTimed(start) || isPast(start) ? '' : text.atAbout(timeOf(start))
}

function dayText({ owed, language, timeZone }: VisitMail): string {
  const day = owed.window?.from ?? owed.start
  const format = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: isTimed(day) ? timeZone : 'UTC',
  })
  return format.format(Date.parse(day))
}

function replyText(text: VisitWords, phone: string, takesReplies: boolean): string {
  if (phone !== '') return takesReplies ? text.callOrReply(phone) : text.call(phone)
  return takesReplies ? text.reply : ''
}
