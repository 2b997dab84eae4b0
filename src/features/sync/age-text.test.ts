import { expect, test } from 'vitest'
import { enApp } from '#messages/en/app.ts'
import { enStart } from '#messages/en/start.ts'
import type { Format } from '#messages/index.ts'
import { showMessages, translate } from '#messages/index.ts'
import { ageText } from './age-text.ts'

test('what is less than a minute old is from just now', () => {
  showMessages('en', { ...enStart, ...enApp })
  const format = { age: () => '1 min' } as unknown as Format
  const now = Date.parse('2026-05-04T08:01:00.000Z')
  const shown = (at: string) => ageText(translate, format, at, now)
  expect(shown('2026-05-04T08:00:00.000Z')).toBe('1 min old')
  expect(shown('2026-05-04T08:00:00.001Z')).toBe('just now')
  expect(shown('2026-05-04T08:02:00.000Z')).toBe('just now')
})
