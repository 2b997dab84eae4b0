import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { enApp } from '#messages/en/app.ts'
import { enStart } from '#messages/en/start.ts'
import { createFormat } from '#messages/format.ts'
import { showMessages, translate } from '#messages/i18n.ts'
import { boardItem } from '../board/board-item.fixture.ts'
import { VisitCard } from './visit-card.tsx'

beforeAll(() => showMessages('en', enStart, enApp))

const format = createFormat(
  { locale: 'en', timeZone: 'UTC', currency: 'EUR' },
  { today: '', tomorrow: '', yesterday: '' },
)

test('a card says when, what, for whom, where, and what is special about it', () => {
  const item = {
    ...boardItem('o1', { title: 'Boiler service', priority: 'urgent' }),
    start: '2026-05-04T09:00:00Z',
    minutes: 30,
    customerName: 'Anchor Inn',
    siteLine: '1 High St',
    isUnsent: true,
  }
  const card = renderToStaticMarkup(
    <VisitCard
      item={item}
      findings={[]}
      anchor={{ top: 0, bottom: 0, x: 0 }}
      words={{ t: translate, format, timeZone: 'UTC' }}
    />,
  )
  const text = card.replaceAll(/<[^>]+>/gu, '|')
  for (const part of [
    '9:00 AM to 9:30 AM',
    'Boiler service',
    'Anchor Inn',
    '1 High St',
    'Urgent · Not synced yet',
  ])
    expect(text).toContain(`|${part}|`)
})
