import * as v from 'valibot'
import { roles } from '../../../src/domain/access/actor.ts'
import { id, instant, line } from '../../../src/domain/entities/fields.ts'
import { languages } from '../../../src/domain/entities/user.ts'
import { longDate } from './long-date.ts'
import { type MailContent, safeName, withoutLinks } from './mail-content.ts'

/** `companies/{companyId}/inviteMails/{inviteId}`, which the app writes together with an invite. */
export const mailedInviteSchema = v.object({
  email: v.pipe(v.string(), v.email()),
  /** The secret of the link; the invite itself holds only its hash. */
  code: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,128}$/)),
  /** null where the inviter did not choose one. */
  language: v.nullable(v.picklist(languages)),
  companyName: line,
  inviterName: line,
  name: v.optional(line, ''),
  note: v.optional(v.pipe(v.string(), v.maxLength(1000)), ''),
  role: v.picklist(roles),
  expiresAt: instant,
})
export type MailedInvite = v.InferOutput<typeof mailedInviteSchema>

const companyIdSchema = id

const words = {
  en: {
    subject: (who: string, company: string) => `${who} invited you to ${company}`,
    heading: (company: string) => `Join ${company}`,
    hello: (name: string) => `Hi ${name},`,
    about: (who: string, company: string) =>
      `${who} invited you to ${company} on Daybook, the app for orders, schedule and team.`,
    technician: 'You’ll have your orders on your phone, with or without a connection.',
    office: 'You’ll plan orders and work with the whole team.',
    button: 'Accept invite',
    paste: 'Or open this link:',
    until: (date: string) => `The link works until ${date}.`,
    unexpected: 'Not expecting this? You can ignore this email.',
    someone: 'Your office',
    company: 'your company',
  },
  es: {
    subject: (who: string, company: string) => `${who} te invitó a ${company}`,
    heading: (company: string) => `Únete a ${company}`,
    hello: (name: string) => `Hola, ${name}:`,
    about: (who: string, company: string) =>
      `${who} te invitó a ${company} en Daybook, la aplicación para órdenes, agenda y personal.`,
    technician: 'Tendrás tus órdenes en el teléfono, con o sin conexión.',
    office: 'Planificarás órdenes y trabajarás con todo el personal.',
    button: 'Aceptar invitación',
    paste: 'O abre este enlace:',
    until: (date: string) => `El enlace funciona hasta el ${date}.`,
    unexpected: '¿No la esperabas? Puedes ignorar este correo.',
    someone: 'Tu oficina',
    company: 'tu empresa',
  },
}

/** The mail with the link of an invite. */
export function inviteMail(mail: MailedInvite, companyId: string, origin: string): MailContent {
  const language = mail.language ?? 'en'
  const text = words[language]
  const company = safeName(mail.companyName) || text.company
  const inviter = safeName(mail.inviterName) || text.someone
  const name = safeName(mail.name)
  const note = withoutLinks(mail.note, 500)
  return {
    language,
    subject: text.subject(inviter, company),
    heading: text.heading(company),
    paragraphs: [
      ...(name === '' ? [] : [text.hello(name)]),
      text.about(inviter, company),
      mail.role === 'technician' ? text.technician : text.office,
    ],
    ...(note !== '' && { quote: note }),
    button: {
      label: text.button,
      url: `${origin}/accept-invite#${v.parse(companyIdSchema, companyId)}.${mail.code}`,
      pasteHint: text.paste,
    },
    smallPrint: [text.until(longDate(mail.expiresAt, language)), text.unexpected],
  }
}
