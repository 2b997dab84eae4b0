import type { Language, User } from '../../../src/domain/entities/user.ts'
import { longDate } from './long-date.ts'
import { type MailContent, safeName } from './mail-content.ts'

const words = {
  en: {
    subject: 'Welcome to Daybook',
    hello: (name: string) => `Hi ${name},`,
    owner: (company: string) => `${company} is ready on Daybook.`,
    trial: (date: string) => `Your trial runs until ${date}.`,
    start: 'Start with three steps: invite your team, add a customer, create your first order.',
    member: (company: string) => `You’re on the team at ${company}.`,
    install:
      'Open Daybook on your phone and add it to the home screen, so that it works without a connection.',
    button: 'Open Daybook',
    paste: 'Or open this link:',
    signIn: (email: string) => `Sign in as ${email}.`,
    company: 'Your company',
  },
  es: {
    subject: 'Te damos la bienvenida a Daybook',
    hello: (name: string) => `Hola, ${name}:`,
    owner: (company: string) => `${company} ya está en Daybook.`,
    trial: (date: string) => `Tu prueba dura hasta el ${date}.`,
    start:
      'Empieza con tres pasos: invita a tu personal, agrega un cliente y crea tu primera orden.',
    member: (company: string) => `Ya eres parte del personal de ${company}.`,
    install:
      'Abre Daybook en tu teléfono y agrégalo a la pantalla de inicio, para que funcione sin conexión.',
    button: 'Abrir Daybook',
    paste: 'O abre este enlace:',
    signIn: (email: string) => `Inicia sesión como ${email}.`,
    company: 'Tu empresa',
  },
}

interface Welcome {
  readonly user: Pick<User, 'name' | 'email' | 'role'>
  readonly language: Language
  readonly companyName: string
  /** undefined where the company is not on trial. */
  readonly trialEnd: string | undefined
  readonly origin: string
}

/** The mail that a new member gets. */
export function welcomeMail({
  user,
  language,
  companyName,
  trialEnd,
  origin,
}: Welcome): MailContent {
  const text = words[language]
  const name = safeName(user.name)
  const company = safeName(companyName) || text.company
  const isOwner = user.role === 'owner'
  const trial = isOwner && trialEnd !== undefined ? [text.trial(longDate(trialEnd, language))] : []
  return {
    language,
    subject: text.subject,
    heading: text.subject,
    paragraphs: [
      ...(name === '' ? [] : [text.hello(name)]),
      isOwner ? [text.owner(company), ...trial].join(' ') : text.member(company),
      isOwner ? text.start : text.install,
    ],
    button: { label: text.button, url: `${origin}/dashboard`, pasteHint: text.paste },
    smallPrint: [text.signIn(user.email)],
  }
}
