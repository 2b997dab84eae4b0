import { beforeAll, expect, test } from 'vitest'
import { enApp } from '#messages/en/app.ts'
import { enStart } from '#messages/en/start.ts'
import { createFormat } from '#messages/format.ts'
import { showMessages, translate } from '#messages/i18n.ts'
import { boardItem } from './board-item.fixture.ts'
import { visitLabel } from './visit-label.ts'

beforeAll(() => showMessages('en', enStart, enApp))

const format = createFormat(
  { locale: 'en', timeZone: 'UTC', currency: 'EUR' },
  { today: '', tomorrow: '', yesterday: '' },
)
const words = { t: translate, format, timeZone: 'UTC' }
const there = boardItem('o1', { status: 'onSite' })
const sentBack = boardItem('o2', { status: 'onSite', statusReason: 'Photos missing' })

test('work that was sent back does not read as someone on site', () => {
  expect(visitLabel(words, there, [])).toContain('On site')
  const label = visitLabel(words, sentBack, [])
  expect(label).toContain('Sent back')
  expect(label).not.toContain('On site')
})
