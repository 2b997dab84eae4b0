import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { enApp } from '#messages/en/app.ts'
import { enStart } from '#messages/en/start.ts'
import { showMessages } from '#messages/i18n.ts'
import { useDaysText } from './use-days-text.ts'

beforeAll(() => showMessages('en', enStart, enApp))

interface DaysProps {
  fromOn: string
  toOn: string
  workDays?: number | null
}

function Days({ fromOn, toOn, workDays }: DaysProps) {
  return useDaysText()({ fromOn, toOn }, workDays)
}

const text = (days: DaysProps) => renderToStaticMarkup(<Days {...days} />)

test('a span says how many working days it has, where that is known', () => {
  const span = { fromOn: '2026-01-08', toOn: '2026-01-19' }
  expect(text({ ...span, workDays: 8 })).toMatch(/ · 8 working days$/)
  expect(text({ ...span, workDays: 0 })).toMatch(/ · No working days$/)
  expect(text({ ...span, workDays: null })).not.toContain('·')
  expect(text(span)).not.toContain('·')
})

test('one day has no count', () => {
  expect(text({ fromOn: '2026-01-08', toOn: '2026-01-08', workDays: 1 })).not.toContain('·')
})
