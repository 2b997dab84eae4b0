import { beforeAll, expect, it } from 'vitest'
import { enApp } from '#messages/en/app.ts'
import { createFormat } from '#messages/format.ts'
import { showMessages, translate } from '#messages/i18n.ts'
import {
  driveText,
  shareParts,
  shareText,
  sumsText,
  utilisationParts,
  utilisationText,
} from './metric-text.ts'

beforeAll(() => showMessages('en', enApp))

const words = {
  t: translate,
  format: createFormat(
    { locale: 'en-GB', timeZone: 'UTC', currency: 'EUR' },
    { today: 'Today', tomorrow: 'Tomorrow', yesterday: 'Yesterday' },
  ),
}
const hour = 3_600_000
/** With plain spaces instead of those that keep a number and its unit on one line. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

it('says a percentage only of twenty cases and more', () => {
  expect(shareText(words, { count: 11, of: 12 })).toBe('11 of 12')
  expect(shareText(words, { count: 18, of: 20 })).toBe('90%')
  expect(shareText(words, { count: 0, of: 0 })).toBe('–')
  expect(plain(utilisationText(words, { worked: 31.4 * hour, paid: 40 * hour, days: 5 }))).toBe(
    '31 h of 40 h',
  )
  expect(plain(utilisationText(words, { worked: 120 * hour, paid: 160 * hour, days: 20 }))).toBe(
    '75%',
  )
})

it('says a share in one form in tables, however few its cases are', () => {
  expect(shareParts(words, { count: 11, of: 16 })).toEqual({ percent: '69%', cases: '11 of 16' })
  expect(shareParts(words, { count: 18, of: 20 })).toEqual({ percent: '90%', cases: '18 of 20' })
  expect(shareParts(words, { count: 0, of: 0 })).toBeNull()
  const hours = utilisationParts(words, { worked: 30 * hour, paid: 40 * hour, days: 5 })
  expect(hours?.percent).toBe('75%')
  expect(plain(hours?.cases ?? '')).toBe('30 h of 40 h')
  expect(utilisationParts(words, { worked: 0, paid: 0, days: 0 })).toBeNull()
})

it('says a drive in minutes and money in each currency', () => {
  expect(plain(driveText(words, { travel: hour, visits: 4 }))).toBe('15 min')
  expect(plain(driveText(words, { travel: 0, visits: 0 }))).toBe('–')
  expect(plain(sumsText(words, { EUR: 100, CHF: 25_000 }))).toBe('CHF 250.00 + €1.00')
  expect(plain(sumsText(words, {}))).toBe('€0.00')
})
