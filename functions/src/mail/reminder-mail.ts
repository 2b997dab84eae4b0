import { formatMoney } from '../../../src/domain/money/money.ts'
import type { InvoiceShareView } from '../../../src/domain/share/share-view.ts'
import { longDate } from './long-date.ts'
import { type MailContent, safeName } from './mail-content.ts'
import { shareMail, type SharedMail } from './share-mail.ts'

const words = {
  en: {
    subject: (number: string, company: string, isLast: boolean) =>
      `${isLast ? 'Final reminder' : 'Reminder'}: invoice ${number} from ${company}`,
    open: (number: string, due: string, open: string) =>
      `Invoice ${number} was due on ${due}. ${open} is still open.`,
    ask: 'Please pay it in the next few days, or reply to this email if something is not right.',
    askAgain:
      'We have written to you about it before. Please pay it now, or tell us what is wrong.',
    paid: 'Have you paid already? Then thank you, and please ignore this email.',
  },
  es: {
    subject: (number: string, company: string, isLast: boolean) =>
      `${isLast ? 'Último recordatorio' : 'Recordatorio'}: factura ${number} de ${company}`,
    open: (number: string, due: string, open: string) =>
      `La factura ${number} venció el ${due}. Quedan ${open} por pagar.`,
    ask: 'Por favor, págala en los próximos días o responde a este correo si algo no es correcto.',
    askAgain: 'Ya te hemos escrito sobre esta factura. Por favor, págala ahora o dinos qué ocurre.',
    paid: '¿Ya la has pagado? Entonces gracias: puedes ignorar este correo.',
  },
}

/** The mail that reminds a customer of an unpaid invoice; `reminder` counts from 1. */
export function reminderMail(
  mail: SharedMail & { readonly view: InvoiceShareView },
  reminder: number,
  isLast: boolean,
): MailContent {
  const { invoice, balanceMinor, company } = mail.view
  const text = words[mail.language]
  const content = shareMail(mail)
  const number = safeName(invoice.number)
  const due = longDate(`${invoice.dueOn ?? ''}T12:00:00Z`, mail.language)
  const open = formatMoney({ minor: balanceMinor, currency: invoice.currency }, mail.language)
  // A company that reminds once does not threaten with it.
  const subject = text.subject(number, safeName(company.name), isLast && reminder > 1)
  return {
    ...content,
    subject,
    heading: subject,
    paragraphs: [
      ...content.paragraphs.slice(0, -1),
      text.open(number, due, open),
      reminder > 1 ? text.askAgain : text.ask,
      text.paid,
    ],
    smallPrint: content.smallPrint.slice(0, 1),
  }
}
