import { createContext, useContext } from 'react'
import type { Locale } from '#messages/locale.ts'
import { type ShareTranslate, shareMessages } from '#messages/share-messages.ts'

const translators: Readonly<Record<Locale, ShareTranslate>> = {
  en: shareMessages('en'),
  es: shareMessages('es'),
}

/** The language of the page: of the browser, then of the customer, until the reader switches. */
export const LanguageContext = createContext<Locale>('en')

export function useLanguage(): Locale {
  return useContext(LanguageContext)
}

/** `t('share.name')` in the language of the page. */
export function useShareText(): ShareTranslate {
  return translators[useLanguage()]
}
