import { beforeAll, expect, test } from 'vitest'
import { limits } from '#domain/entities/fields.ts'
import { enApp } from '#messages/en/app.ts'
import { enStart } from '#messages/en/start.ts'
import { showMessages, translate } from '#messages/index.ts'
import { followUpText } from './follow-up-text.ts'

beforeAll(() => showMessages('en', enStart, enApp))

test('a return visit says what it needs, then why it is made', () => {
  expect(followUpText(translate, { reason: 'No access', needed: 'Key from the office' })).toBe(
    'Needed: Key from the office\n\nReason for return visit: No access',
  )
  expect(followUpText(translate, { reason: 'No access', needed: '' })).toBe(
    'Reason for return visit: No access',
  )
})

test('it fits the field', () => {
  const long = { reason: 'x'.repeat(limits.text), needed: 'Ladder' }
  expect(followUpText(translate, long)).toHaveLength(limits.text)
})
