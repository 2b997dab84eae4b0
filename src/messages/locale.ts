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
