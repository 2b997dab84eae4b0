import { defineBoolean, defineString } from 'firebase-functions/params'

/** Where the app is served, without a slash at the end. */
export const appOrigin = defineString('APP_ORIGIN', {
  label: 'Address of the app',
  description: 'Links in mails begin with it, for example https://daybook.example.com',
})

/** Whom mails come from, for example mail@daybook.example.com; the company's name is shown before it. */
export const mailFrom = defineString('MAIL_FROM', {
  label: 'Address that mails come from',
  description:
    'Empty: the one that Trigger Email is configured with, without the name of a company',
  default: '',
})

/** Whether something sends the documents of the collection `mail`. */
export const isMailSent = defineBoolean('MAIL_IS_SENT', {
  label: 'Mail is sent',
  description:
    'Whether Trigger Email, or something like it, sends the documents of the collection mail',
  default: false,
})
