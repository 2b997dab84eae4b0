import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import type { OrderListItem } from '#data/index.ts'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { enApp } from '#messages/en/app.ts'
import { enStart } from '#messages/en/start.ts'
import { showMessages } from '#messages/i18n.ts'
import { ToldLateCard } from './told-late-card.tsx'

const start = '2026-05-04T13:00:00.000Z'
const known = vi.hoisted(() => ({ start: '' }))
vi.mock('#data/index.ts', () => ({
  visitsOfOrders: () => 'visits',
  customerPhones: () => 'phones',
}))
vi.mock('#data/react.ts', () => ({
  useLive: (query: string) =>
    query === 'phones'
      ? new Map([['c1', '+1 902 555 0101']])
      : new Map([['o1', [{ part: 1, start: known.start, assigneeIds: ['t1'] }]]]),
}))
beforeAll(() => showMessages('en', enStart, enApp))

const notice = { by: 't1', part: 1, start, arrival: '2026-05-04T13:40:00.000Z', at: start }
const order = orderFixture('o1', { lateNotices: { t1: notice } })
const told = [{ item: { order, customerName: 'Harbour School' } as OrderListItem, notice }]
const people = [{ id: 't1', name: 'Daniel Roy' }] as never

test('a late visit says for whom, when and who, with the number to call', () => {
  known.start = start
  const html = renderToStaticMarkup(<ToldLateCard told={told} people={people} />)
  expect(html).toContain('Running late')
  expect(html).toContain('Harbour School')
  expect(html).toMatch(/About .*1:40/)
  expect(html).toContain('Daniel Roy')
  expect(html).toContain('href="/orders/o1"')
  expect(html).toContain('href="tel:+19025550101"')
})

test('once the visit was moved there is nothing to say', () => {
  known.start = '2026-05-04T15:00:00.000Z'
  expect(renderToStaticMarkup(<ToldLateCard told={told} people={people} />)).toBe('')
})
