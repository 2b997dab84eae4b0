import type { Language } from '../../../src/domain/entities/user.ts'
import type { MailContent } from './mail-content.ts'

const words = {
  en: {
    subject: 'Reset your password',
    about: (email: string) => `Someone asked to reset the password for ${email}.`,
    button: 'Choose a new password',
    paste: 'Or open this link:',
    once: 'The link works once, and for a limited time.',
    unexpected: 'Wasn’t it you? Ignore this email: your password stays as it is.',
  },
  es: {
    subject: 'Restablece tu contraseña',
    about: (email: string) => `Alguien pidió restablecer la contraseña de ${email}.`,
    button: 'Elegir una contraseña nueva',
    paste: 'O abre este enlace:',
    once: 'El enlace funciona una vez y por tiempo limitado.',
    unexpected: '¿No fuiste tú? Ignora este correo: tu contraseña sigue igual.',
  },
}

/** The mail with the link to choose a new password. */
export function passwordMail(email: string, language: Language, url: string): MailContent {
  const text = words[language]
  return {
    language,
    subject: text.subject,
    heading: text.subject,
    paragraphs: [text.about(email)],
    button: { label: text.button, url, pasteHint: text.paste },
    smallPrint: [text.once, text.unexpected],
  }
}
