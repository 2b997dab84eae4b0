import type { Language } from '../../../src/domain/entities/user.ts'
import { longDate } from './long-date.ts'
import { type MailContent, safeName } from './mail-content.ts'

const words = {
  en: {
    subject: (company: string, date: string) => `${company} will be deleted on ${date}`,
    hello: (name: string) => `Hi ${name},`,
    what: 'Someone who signed in as you asked to delete the company with everything in it: customers, orders, hours and photos.',
    until: (date: string) =>
      `Until ${date} nothing changes: everyone can work, and you can export all data or keep the company.`,
    button: 'Export or keep the company',
    paste: 'Or open this link:',
    notYou: 'If that wasn’t you, keep the company and change your password.',
    company: 'Your company',
  },
  es: {
    subject: (company: string, date: string) => `${company} se eliminará el ${date}`,
    hello: (name: string) => `Hola, ${name}:`,
    what: 'Alguien que inició sesión con tu cuenta pidió eliminar la empresa con todo lo que contiene: clientes, órdenes, horas y fotos.',
    until: (date: string) =>
      `Hasta el ${date} nada cambia: todos pueden trabajar, y tú puedes exportar los datos o conservar la empresa.`,
    button: 'Exportar o conservar la empresa',
    paste: 'O abre este enlace:',
    notYou: 'Si no fuiste tú, conserva la empresa y cambia tu contraseña.',
    company: 'Tu empresa',
  },
}

interface Deletion {
  readonly name: string
  readonly language: Language
  readonly companyName: string
  readonly dueAt: string
  readonly timeZone: string
  readonly origin: string
}

/** What the owner is told when the deletion of their company was requested. */
export function deletionMail(deletion: Deletion): MailContent {
  const { language, dueAt, timeZone, origin } = deletion
  const text = words[language]
  const name = safeName(deletion.name)
  const date = longDate(dueAt, language, timeZone)
  const subject = text.subject(safeName(deletion.companyName) || text.company, date)
  return {
    language,
    subject,
    heading: subject,
    paragraphs: [...(name === '' ? [] : [text.hello(name)]), text.what, text.until(date)],
    button: { label: text.button, url: `${origin}/admin/data`, pasteHint: text.paste },
    smallPrint: [text.notYou],
  }
}
