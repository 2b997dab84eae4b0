import { expect, test } from 'vitest'
import { createFormat } from '#messages/format.ts'
import { quietHoursText } from './quiet-hours-text.ts'

const region = { locale: 'en-GB', timeZone: 'UTC', currency: 'GBP' }
const { clock } = createFormat(region, { today: '', tomorrow: '', yesterday: '' })

test('quiet hours are shown from start to end', () => {
  expect(quietHoursText('20:00-06:00', clock)).toBe('20:00 – 6:00')
})

test('a company without quiet hours, as every new one is, has none to show', () => {
  expect(quietHoursText('', clock)).toBeNull()
})
