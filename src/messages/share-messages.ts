import { setupI18n } from '@lingui/core'
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import { enShare } from './en/share.ts'
import { esShare } from './es/share.ts'
import type { Locale } from './locale.ts'
import type { TranslateOf } from './message-types.ts'
import { parseMessage } from './parse-message.ts'

export type ShareTranslate = TranslateOf<typeof enShare>

const catalogs: Readonly<Record<Locale, Readonly<Record<string, string | CompiledMessage>>>> = {
  en: enShare,
  es: esShare,
}

/** The texts of the page that a customer opens with a link. It has both languages, and no message of the app. */
export function shareMessages(locale: Locale): ShareTranslate {
  const messages = Object.fromEntries(
    Object.entries(catalogs[locale]).map(([key, message]) => [
      key,
      typeof message === 'string' ? parseMessage(message) : message,
    ]),
  )
  const i18n = setupI18n({ locale, messages: { [locale]: messages } })
  return (key, ...values) => i18n._(key, values[0])
}
