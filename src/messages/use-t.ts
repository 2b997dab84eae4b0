import { useSyncExternalStore } from 'react'
import { currentLocale, onLocaleChange, translate } from './i18n.ts'
import type { Locale } from './locale.ts'
import type { Translate } from './message-types.ts'

const byLocale: Record<Locale, Translate> = {
  en: (key, ...values) => translate(key, ...values),
  es: (key, ...values) => translate(key, ...values),
}

/** The language spoken now; follows changes. */
export function useLocale(): Locale {
  return useSyncExternalStore(onLocaleChange, currentLocale, currentLocale)
}

/** `t('area.thing', {values})`. A new function when the language changes, so that memos follow. */
export function useT(): Translate {
  return byLocale[useLocale()]
}
