import { setupI18n } from '@lingui/core'
import type { Locale } from './locale.ts'
import type { Translate } from './message-types.ts'
import { parseMessage } from './parse-message.ts'

const catalogs = {
  en: async () => (await import('./en/app.ts')).enApp,
  es: async () => (await import('./es/app.ts')).esApp,
}

/** The messages of the area `app` in a language that need not be the reader's: what a customer reads. */
export async function messagesIn(locale: Locale): Promise<Translate> {
  const messages = Object.fromEntries(
    Object.entries(await catalogs[locale]()).map(([key, message]) => [
      key,
      typeof message === 'string' ? parseMessage(message) : message,
    ]),
  )
  const i18n = setupI18n({ locale, messages: { [locale]: messages } })
  return (key, ...values) => i18n._(key, values[0])
}
