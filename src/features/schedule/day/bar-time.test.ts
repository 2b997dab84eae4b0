import { expect, test } from 'vitest'
import { createFormat } from '#messages/format.ts'
import { barTime } from './bar-time.ts'

const words = { today: '', tomorrow: '', yesterday: '' }

test('a bar shows its time without AM or PM, in every form of a time', () => {
  const shown = ['en-US', 'en-GB', 'es-MX', 'es-ES'].map((locale) =>
    barTime(
      createFormat({ locale, timeZone: 'UTC', currency: 'EUR' }, words).time(
        '2026-05-04T14:05:00Z',
      ),
    ),
  )
  expect(shown).toEqual(['2:05', '14:05', '2:05', '14:05'])
})
