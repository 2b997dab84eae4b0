import { beforeAll, expect, test } from 'vitest'
import { enApp } from '#messages/en/app.ts'
import { enStart } from '#messages/en/start.ts'
import { showMessages, translate } from '#messages/index.ts'
import { type SummarySource, summaryText } from './summary-text.ts'

beforeAll(() => showMessages('en', { ...enStart, ...enApp }))

test('a customer signs what was done, whatever the order’s status is meanwhile', () => {
  const order = {
    title: 'Boiler service',
    ref: 'W-1',
    status: 'onSite',
    resolution: 'Cleaned the burner',
    checklist: [],
    answers: {},
  }
  const view = { order, customer: null, site: null } as unknown as SummarySource['view']
  const source = { view, parts: [], photos: [], now: '2026-05-04T08:00:00.000Z' }
  const text = summaryText(source, translate, { stamp: () => 'May 4, 2026' })
  expect(text.split('\n')).toEqual([
    'Boiler service (W-1)',
    'May 4, 2026',
    '',
    'What was done: Cleaned the burner',
  ])
})
