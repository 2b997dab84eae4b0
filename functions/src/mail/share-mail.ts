import type { Language } from '../../../src/domain/entities/user.ts'
import { type ShareKey, shareLink } from '../../../src/domain/share/share-link.ts'
import type { ShareView } from '../../../src/domain/share/share-view.ts'
import { longDate } from './long-date.ts'
import { type MailContent, safeName } from './mail-content.ts'

const words = {
  en: {
    subject: {
      estimate: (ref: string, company: string) => `Estimate ${ref} from ${company}`,
      invoice: (ref: string, company: string) => `Invoice ${ref} from ${company}`,
      credit: (ref: string, company: string) => `Credit note ${ref} from ${company}`,
      deposit: (ref: string, company: string) => `Deposit invoice ${ref} from ${company}`,
      visit: (_: string, company: string) => `Your visit from ${company}`,
    },
    hello: (name: string) => `Hi ${name},`,
    about: {
      estimate: (title: string) => `Here is your estimate: ${title}. You can approve it online.`,
      invoice: () => 'Here is your invoice. You can read it and save it as a PDF.',
      credit: () => 'Here is your credit note. You can read it and save it as a PDF.',
      deposit: () => 'Here is your deposit invoice. You can read it and save it as a PDF.',
      visit: (title: string) => `See when we arrive and who comes: ${title}.`,
    },
    button: {
      estimate: 'View estimate',
      invoice: 'View invoice',
      credit: 'View credit note',
      deposit: 'View deposit invoice',
      visit: 'View visit',
    },
    paste: 'Or open this link:',
    until: (date: string) => `The link works until ${date}. Anyone who has it can open it.`,
    unexpected: 'Not expecting this? You can ignore this email.',
    company: 'your service company',
  },
  es: {
    subject: {
      estimate: (ref: string, company: string) => `Presupuesto ${ref} de ${company}`,
      invoice: (ref: string, company: string) => `Factura ${ref} de ${company}`,
      credit: (ref: string, company: string) => `Nota de crédito ${ref} de ${company}`,
      deposit: (ref: string, company: string) => `Factura de anticipo ${ref} de ${company}`,
      visit: (_: string, company: string) => `Tu visita de ${company}`,
    },
    hello: (name: string) => `Hola, ${name}:`,
    about: {
      estimate: (title: string) =>
        `Aquí tienes tu presupuesto: ${title}. Puedes aceptarlo en línea.`,
      invoice: () => 'Aquí tienes tu factura. Puedes leerla y guardarla en PDF.',
      credit: () => 'Aquí tienes tu nota de crédito. Puedes leerla y guardarla en PDF.',
      deposit: () => 'Aquí tienes tu factura de anticipo. Puedes leerla y guardarla en PDF.',
      visit: (title: string) => `Mira cuándo llegamos y quién va: ${title}.`,
    },
    button: {
      estimate: 'Ver presupuesto',
      invoice: 'Ver factura',
      credit: 'Ver nota de crédito',
      deposit: 'Ver factura de anticipo',
      visit: 'Ver visita',
    },
    paste: 'O abre este enlace:',
    until: (date: string) => `El enlace funciona hasta el ${date}. Quien lo tenga puede abrirlo.`,
    unexpected: '¿No lo esperabas? Puedes ignorar este correo.',
    company: 'tu empresa de servicio',
  },
}

export interface SharedMail {
  readonly view: ShareView
  readonly customerName: string
  readonly language: Language
  readonly expiresAt: string
  readonly origin: string
  readonly key: ShareKey
}

/** The mail with a customer's link, in the customer's language. */
export function shareMail(mail: SharedMail): MailContent {
  const { view, customerName, language, expiresAt, origin, key } = mail
  const text = words[language]
  const { kind, ref, title } = saidOf(view)
  const name = safeName(customerName)
  const company = safeName(view.company.name) || text.company
  const subject = text.subject[kind](safeName(ref), company)
  return {
    language,
    subject,
    heading: subject,
    paragraphs: [...(name === '' ? [] : [text.hello(name)]), text.about[kind](safeName(title))],
    button: { label: text.button[kind], url: shareLink(origin, key), pasteHint: text.paste },
    smallPrint: [text.until(longDate(expiresAt, language, view.company.timeZone)), text.unexpected],
  }
}

function saidOf(view: ShareView) {
  if (view.kind === 'estimate') {
    const { ref, title } = view.estimate
    return { kind: 'estimate', ref, title } as const
  }
  if (view.kind === 'visit') return { kind: 'visit', ref: '', title: view.visit.title } as const
  const { kind, number: ref } = view.invoice
  return { kind, ref, title: '' } as const
}
