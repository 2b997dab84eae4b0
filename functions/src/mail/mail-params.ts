import { defineBoolean, defineString } from 'firebase-functions/params'

/** Where the app is served, without a slash at the end. */
export const appOrigin = defineString('APP_ORIGIN', {
  label: 'Address of the app',
  description: 'Links in mails begin with it, for example https://daybook.example.com',
})

/** Whether something sends the documents of the collection `mail`. */
export const isMailSent = defineBoolean('MAIL_IS_SENT', {
  label: 'Mail is sent',
  description:
    'Whether Trigger Email, or something like it, sends the documents of the collection mail',
  default: false,
})
