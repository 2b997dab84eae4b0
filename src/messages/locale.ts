export const locales = ['en', 'es'] as const
export type Locale = (typeof locales)[number]

/** The first language of the list that the app has, English otherwise. */
export function guessLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const found = locales.find((locale) => language.toLowerCase().split('-')[0] === locale)
    if (found) return found
  }
  return 'en'
}

/** The browser's own variant of the language (en-GB, es-MX), which decides 24 hours and day order. */
export function regionalLocale(locale: string): string {
  const languages: readonly string[] | undefined = globalThis.navigator?.languages
  return languages?.find((language) => language.split('-')[0] === locale) ?? locale
}

/** Whether English is spelled as outside the United States. */
export function isBritish(): boolean {
  return !['en', 'en-US'].includes(regionalLocale('en'))
}
