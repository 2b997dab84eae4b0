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

test('a visit says that someone will be late, and when they arrive', () => {
  const start = '2026-05-04T10:00:00.000Z'
  const notice = { by: 't1', part: 1, start, arrival: '2026-05-04T10:40:00.000Z', at: start }
  const late = { plannedStart: start, lateNotices: { t1: notice } }
  expect(visitLabel(words, boardItem('o3', late), [])).toMatch(/Running late, about 10:40/)
  const moved = { ...late, plannedStart: '2026-05-04T12:00:00.000Z' }
  expect(visitLabel(words, boardItem('o3', moved), [])).not.toContain('Running late')
})
