import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { PlannedVisit } from '#domain/entities/booking.ts'
import { enApp } from '#messages/en/app.ts'
import { showMessages } from '#messages/i18n.ts'
import { ToldText } from './told-text.tsx'

beforeAll(() => showMessages('en', enApp))

const start = '2026-05-06T09:30:00.000Z'
const window = { from: '2026-05-06T09:00:00.000Z', to: '2026-05-06T11:00:00.000Z' }
const told = { start, at: '2026-05-04T09:00:00.000Z', by: 'system' }
const shown = (customerTold: PlannedVisit['customerTold'], planned = start) =>
  renderToStaticMarkup(
    <ToldText
      visit={{ start: planned, customerTold }}
      zones={{ siteZone: null, timeZone: 'UTC' }}
    />,
  )

test('what a person told and what was mailed are told apart', () => {
  expect(shown(null)).toContain('Not told yet')
  expect(shown(told)).toMatch(/>Told: .*9:30/)
  expect(shown({ ...told, mail: 'booked' })).toMatch(/>Emailed: .*9:30/)
  expect(shown({ ...told, mail: 'onTheWay' })).toMatch(/>Emailed: on the way, .*9:00/)
})

test('a window that was mailed is shown, and holds for every start in it', () => {
  const mailed = { ...told, mail: 'dayBefore', window }
  expect(shown(mailed)).toMatch(/>Emailed: .*9:00.*11:00/)
  expect(shown(mailed, '2026-05-06T10:45:00.000Z')).not.toContain('another time')
  expect(shown(mailed, '2026-05-06T11:15:00.000Z')).toContain('The visit is at another time now.')
})
