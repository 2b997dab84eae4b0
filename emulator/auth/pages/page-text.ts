import type { RequestType } from '../types.ts'

const en = {
  mailbox: 'Mailbox',
  empty: 'No messages yet',
  to: 'To',
  from: 'From',
  repliesTo: 'Replies to',
  unread: 'Unread',
  messages: 'Messages',
  back: 'All messages',
  markAllRead: 'Mark all as read',
  choose: 'Choose a message',
  howItFills: 'Emails and text messages that a real project would send appear here.',
  asHtml: 'Message',
  asText: 'Plain text',
  failedMail: 'Not sent',
  open: 'Open the link',
  textMessage: 'Text message',
  verificationCode: 'Your verification code is',
  followLink: 'Follow this link:',
  PASSWORD_RESET: 'Password reset',
  VERIFY_EMAIL: 'Email verification',
  EMAIL_SIGNIN: 'Sign-in link',
  VERIFY_AND_CHANGE_EMAIL: 'Email change',
  notAvailable: 'Not available',
  onlyLocal: 'Open this page in a browser on the computer that runs the emulator.',
  newPasswordTitle: 'Choose a new password',
  newPassword: 'New password',
  save: 'Save',
  done: 'Done',
  passwordSaved: 'Your new password is saved. You can sign in with it now.',
  emailConfirmed: 'Your email address is confirmed.',
  openInApp: 'Open this link in the app to sign in.',
  failed: 'This link doesn’t work',
  linkUsed: 'It has expired or was already used. Ask for a new one.',
  weakPassword: 'This password is too short or too long. Go back and choose another one.',
} satisfies Record<RequestType, string> & Record<string, string>

export type PageText = Readonly<Record<keyof typeof en | 'language', string>>

const es: Readonly<Record<keyof typeof en, string>> = {
  mailbox: 'Buzón',
  empty: 'Sin mensajes todavía',
  to: 'Para',
  from: 'De',
  repliesTo: 'Respuestas a',
  unread: 'Sin leer',
  messages: 'Mensajes',
  back: 'Todos los mensajes',
  markAllRead: 'Marcar todo como leído',
  choose: 'Elige un mensaje',
  howItFills: 'Aquí aparecen los correos y mensajes de texto que enviaría un proyecto real.',
  asHtml: 'Mensaje',
  asText: 'Texto sin formato',
  failedMail: 'Sin enviar',
  open: 'Abrir el enlace',
  textMessage: 'Mensaje de texto',
  verificationCode: 'Tu código de verificación es',
  followLink: 'Sigue este enlace:',
  PASSWORD_RESET: 'Restablecer contraseña',
  VERIFY_EMAIL: 'Verificar correo',
  EMAIL_SIGNIN: 'Enlace para iniciar sesión',
  VERIFY_AND_CHANGE_EMAIL: 'Cambio de correo',
  notAvailable: 'No disponible',
  onlyLocal: 'Abre esta página en un navegador de la computadora que ejecuta el emulador.',
  newPasswordTitle: 'Elige una contraseña nueva',
  newPassword: 'Contraseña nueva',
  save: 'Guardar',
  done: 'Listo',
  passwordSaved: 'Tu contraseña nueva está guardada. Ya puedes iniciar sesión con ella.',
  emailConfirmed: 'Tu correo está confirmado.',
  openInApp: 'Abre este enlace en la aplicación para iniciar sesión.',
  failed: 'Este enlace no funciona',
  linkUsed: 'Venció o ya se usó. Pide uno nuevo.',
  weakPassword: 'La contraseña es demasiado corta o larga. Vuelve y elige otra.',
}

/** The text of the pages in the reader's language; `language` is the BCP 47 tag that dates are written in. */
export function pageText(acceptLanguage = ''): PageText {
  for (const range of acceptLanguage.split(',')) {
    const [, language, region = ''] =
      /^\s*(en|es)(-(?:[a-z]{2}|\d{3}))?(?=[-;\s]|$)/i.exec(range.toLowerCase()) ?? []
    if (language === undefined) continue
    return { ...(language === 'es' ? es : en), language: `${language}${region.toUpperCase()}` }
  }
  return { ...en, language: 'en' }
}
