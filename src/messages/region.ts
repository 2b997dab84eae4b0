import { useSyncExternalStore } from 'react'
import { createFormat, type Format } from './format.ts'
import { currentLocale, onLocaleChange, translate } from './i18n.ts'
import type { Locale } from './locale.ts'

export interface CompanyRegion {
  readonly timeZone: string
  readonly currency: string
}

const listeners = new Set<() => void>()
let region: CompanyRegion = {
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  currency: 'USD',
}
let format: { readonly locale: Locale; readonly value: Format } | null = null

// Every time on the screen asks for the formatters: which they are is found out once.
if (typeof addEventListener === 'function') addEventListener('languagechange', renew)

/** Times and money are shown as the company counts them. Call it when the company is known or changes. */
export function setRegion(next: CompanyRegion): void {
  if (next.timeZone === region.timeZone && next.currency === region.currency) return
  region = next
  renew()
}

function renew(): void {
  format = null
  for (const hear of listeners) hear()
}

/** The formatters of the language and company of now. In components use `useFormat`. */
function currentFormat(): Format {
  const language = currentLocale()
  if (format?.locale !== language) {
    const words = {
      today: translate('time.today'),
      tomorrow: translate('time.tomorrow'),
      yesterday: translate('time.yesterday'),
    }
    const locale = regionalLocale(language)
    format = { locale: language, value: createFormat({ locale, ...region }, words) }
  }
  return format.value
}

export function useFormat(): Format {
  return useSyncExternalStore(subscribe, currentFormat, currentFormat)
}

function subscribe(hear: () => void): () => void {
  listeners.add(hear)
  const stop = onLocaleChange(hear)
  return () => {
    listeners.delete(hear)
    stop()
  }
}

/** The browser's own variant of the language (en-GB, es-MX), which decides 24 hours and day order. */
function regionalLocale(locale: string): string {
  const languages = typeof navigator === 'undefined' ? [] : navigator.languages
  return languages.find((language) => language.split('-')[0] === locale) ?? locale
}
