import { useSyncExternalStore } from 'react'
import { createLiveValue } from '#lib/live-value.ts'
import { createFormat, type Format } from './format.ts'
import { currentLocale, onLocaleChange, translate } from './i18n.ts'
import { type Locale, regionalLocale } from './locale.ts'

export interface CompanyRegion {
  readonly timeZone: string
  readonly currency: string
}

const region = createLiveValue<CompanyRegion>({
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  currency: 'USD',
})
let cached:
  | { readonly locale: Locale; readonly region: CompanyRegion; readonly format: Format }
  | undefined

// The browser's languages decide the locale's variant: a new value makes the cached formatters stale.
if (typeof addEventListener === 'function')
  addEventListener('languagechange', () => region.set({ ...region.get() }))

/** The company's zone and currency, for times and money. Call it when the company is known or changes. */
export function setRegion(next: CompanyRegion): void {
  const { timeZone, currency } = region.get()
  if (next.timeZone === timeZone && next.currency === currency) return
  region.set(next)
}

/** The formatters of the current language and company. In components use `useFormat`. */
function currentFormat(): Format {
  const [locale, here] = [currentLocale(), region.get()]
  if (cached?.locale !== locale || cached.region !== here) {
    const words = {
      today: translate('time.today'),
      tomorrow: translate('time.tomorrow'),
      yesterday: translate('time.yesterday'),
    }
    const format = createFormat({ ...here, locale: regionalLocale(locale) }, words)
    cached = { locale, region: here, format }
  }
  return cached.format
}

export function useFormat(): Format {
  return useSyncExternalStore(subscribe, currentFormat, currentFormat)
}

function subscribe(onChange: () => void): () => void {
  const stops = [region.subscribe(onChange), onLocaleChange(onChange)]
  return () => {
    for (const stop of stops) stop()
  }
}
