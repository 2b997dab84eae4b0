import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { enStart } from '#messages/en/start.ts'
import { showMessages } from '#messages/i18n.ts'
import { StatusBadge } from './status-badge.tsx'
import { ReaderIsTechnician } from './use-status-text.ts'

beforeAll(() => showMessages('en', enStart))

test.each([
  [true, 'dispatched', 'New'],
  [false, 'dispatched', 'Sent'],
  [true, 'accepted', 'Accepted'],
] as const)('to a technician (%s) %s reads “%s”', (isTechnician, status, word) => {
  const html = renderToStaticMarkup(
    <ReaderIsTechnician value={isTechnician}>
      <StatusBadge status={status} />
    </ReaderIsTechnician>,
  )
  expect(html).toContain(word)
})

test('an order that was sent looks new to its technician, with colour, icon and word alike', () => {
  const badge = (isTechnician: boolean, status: 'new' | 'dispatched') =>
    renderToStaticMarkup(
      <ReaderIsTechnician value={isTechnician}>
        <StatusBadge status={status} />
      </ReaderIsTechnician>,
    )
  expect(badge(true, 'dispatched')).toBe(badge(false, 'new'))
  expect(badge(false, 'dispatched')).not.toBe(badge(false, 'new'))
})
