import { formatMoney } from '#domain/money/money.ts'
import type { Language } from '#domain/entities/user.ts'

export interface PaperFormat {
  readonly money: (minor: number) => string
  /** A price for `perQuantity` units. */
  readonly price: (minor: number, perQuantity: number) => string
  readonly quantity: (milli: number, unitCode: string) => string
  readonly percent: (milliPercent: number) => string
  readonly day: (day: string) => string
  readonly country: (code: string) => string
}

/** Units by their code; a piece needs no word. */
const units: Readonly<Record<string, string>> = {
  C62: '',
  H87: '',
  HUR: 'h',
  MIN: 'min',
  MTR: 'm',
  KMT: 'km',
  MTK: 'm²',
  MTQ: 'm³',
  KGM: 'kg',
  LTR: 'l',
}

/** Units that are words, as the screens write them: beside a 1, and beside any other number. */
const counted: Readonly<
  Record<Language, Readonly<Record<string, readonly [one: string, other: string]>>>
> = {
  en: { DAY: ['day', 'days'], SET: ['set', 'sets'] },
  es: { DAY: ['día', 'días'], SET: ['juego', 'juegos'] },
}

/** Countries whose own form of the language is used; elsewhere that of Britain and of Spain. */
const variants: Readonly<
  Record<Language, { readonly usual: string; readonly own: readonly string[] }>
> = {
  en: { usual: 'en-GB', own: 'AU CA IE IN NZ US ZA'.split(' ') },
  es: {
    usual: 'es-ES',
    own: 'AR BO CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE'.split(' '),
  },
}

/**
 * Texts of amounts and days by the language and the seller's country, not the device's, so that every reprint is the
 * same. Roboto lacks the narrow space that some locales group digits with.
 */
export function paperFormat(language: Language, country: string, currency: string): PaperFormat {
  const { usual, own } = variants[language]
  const locale = own.includes(country) ? `${language}-${country}` : usual
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 })
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const spaced = (text: string) => text.replaceAll('\u202F', '\u00A0')
  const money = (minor: number) => spaced(formatMoney({ minor, currency }, locale))
  const unit = (milli: number, code: string) =>
    counted[language][code]?.[milli === 1000 ? 0 : 1] ?? units[code] ?? code
  return {
    money,
    price: (minor, perQuantity) =>
      perQuantity === 1 ? money(minor) : `${money(minor)} / ${numbers.format(perQuantity)}`,
    quantity: (milli, unitCode) =>
      spaced([numbers.format(milli / 1000), unit(milli, unitCode)].join(' ').trim()),
    percent: (milliPercent) => `${spaced(numbers.format(milliPercent / 1000))}%`,
    day: (day) => spaced(days.format(new Date(`${day}T00:00:00Z`))),
    country: (code) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
  }
}
