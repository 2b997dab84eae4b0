import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { enApp } from '#messages/en/app.ts'
import { enStart } from '#messages/en/start.ts'
import { showMessages } from '#messages/i18n.ts'
import { boardItem } from '../board/board-item.fixture.ts'
import { UnderWayRows } from './under-way-rows.tsx'

beforeAll(() => showMessages('en', enStart, enApp))

test('visits under way are named with their customer and status, without a box', () => {
  const item = { ...boardItem('o1', { title: 'Leak', status: 'onSite' }), customerName: 'Fig Inn' }
  const items = new Map([[item.id, item]])
  const html = renderToStaticMarkup(<UnderWayRows visits={[item]} items={items} />)
  for (const text of ['Under way, not changed', 'Leak, Fig Inn', 'On site'])
    expect(html).toContain(text)
  expect(html).not.toContain('checkbox')
  expect(renderToStaticMarkup(<UnderWayRows visits={[]} items={items} />)).toBe('')
})
