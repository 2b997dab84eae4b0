import type { Language } from '../../../../src/domain/entities/user.ts'
import type { MailedNews } from '../../../../src/domain/visit-mail/mailed-news.ts'

interface Subject {
  readonly company: string
  readonly day: string
  /** The technician's first name, or ''. */
  readonly first: string
}

/** What mails about visits say in one language. */
export interface VisitWords {
  readonly subject: Readonly<Record<MailedNews, (of: Subject) => string>>
  readonly hello: (name: string) => string
  readonly about: Readonly<Record<MailedNews, (company: string, first: string) => string>>
  readonly between: (from: string, to: string) => string
  readonly atAbout: (time: string) => string
  readonly when: (day: string, time: string) => string
  readonly expected: (time: string) => string
  readonly where: (address: string) => string
  readonly what: (title: string) => string
  readonly who: (first: string) => string
  readonly call: (phone: string) => string
  readonly callOrReply: (phone: string) => string
  readonly reply: string
  readonly automatic: (company: string) => string
  readonly company: string
}

const en: VisitWords = {
  subject: {
    booked: ({ company, day }) => `Your visit from ${company} on ${day}`,
    moved: ({ company, day }) => `New time: your visit from ${company} on ${day}`,
    dayBefore: ({ company }) => `Tomorrow: your visit from ${company}`,
    onTheWay: ({ company, first }) =>
      `${first === '' ? company : `${first} from ${company}`} is on the way`,
  },
  hello: (name) => `Hi ${name},`,
  about: {
    booked: (company) => `Your visit from ${company} is booked.`,
    moved: (company) => `The time of your visit from ${company} has changed.`,
    dayBefore: (company) => `A reminder of your visit from ${company} tomorrow.`,
    onTheWay: (company, first) => `${first === '' ? company : first} is on the way to you.`,
  },
  between: (from, to) => `between ${from} and ${to}`,
  atAbout: (time) => `at about ${time}`,
  when: (day, time) => `When: ${day}, arrival ${time}`,
  expected: (time) => `Expected arrival: ${time}`,
  where: (address) => `Where: ${address}`,
  what: (title) => `What: ${title}`,
  who: (first) => `Who: ${first}`,
  call: (phone) => `Questions, or does the time not suit you? Call ${phone}.`,
  callOrReply: (phone) =>
    `Questions, or does the time not suit you? Call ${phone} or reply to this email.`,
  reply: 'Questions, or does the time not suit you? Reply to this email.',
  automatic: (company) =>
    `This email was sent automatically. Tell ${company} if you do not want such emails.`,
  company: 'your service company',
}

const es: VisitWords = {
  subject: {
    booked: ({ company, day }) => `Tu visita de ${company} el ${day}`,
    moved: ({ company, day }) => `Nueva hora: tu visita de ${company} el ${day}`,
    dayBefore: ({ company }) => `Mañana: tu visita de ${company}`,
    onTheWay: ({ company, first }) =>
      `${first === '' ? company : `${first} de ${company}`} va de camino`,
  },
  hello: (name) => `Hola, ${name}:`,
  about: {
    booked: (company) => `Tu visita de ${company} está reservada.`,
    moved: (company) => `La hora de tu visita de ${company} ha cambiado.`,
    dayBefore: (company) => `Te recordamos la visita de ${company} de mañana.`,
    onTheWay: (company, first) => `${first === '' ? company : first} va de camino a tu dirección.`,
  },
  between: (from, to) => `entre las ${from} y las ${to}`,
  atAbout: (time) => `hacia las ${time}`,
  when: (day, time) => `Cuándo: ${day}, llegada ${time}`,
  expected: (time) => `Llegada prevista: ${time}`,
  where: (address) => `Dónde: ${address}`,
  what: (title) => `Qué: ${title}`,
  who: (first) => `Quién: ${first}`,
  call: (phone) => `¿Tienes preguntas o no te viene bien la hora? Llama al ${phone}.`,
  callOrReply: (phone) =>
    `¿Tienes preguntas o no te viene bien la hora? Llama al ${phone} o responde a este correo.`,
  reply: '¿Tienes preguntas o no te viene bien la hora? Responde a este correo.',
  automatic: (company) =>
    `Este correo se envió automáticamente. Si no quieres recibirlos, díselo a ${company}.`,
  company: 'tu empresa de servicio',
}

export const visitWords: Readonly<Record<Language, VisitWords>> = { en, es }
