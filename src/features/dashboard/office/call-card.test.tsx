import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { OrderListItem } from '#data/index.ts'
import type { VisitToCall } from '#domain/dispatch/check/to-call.ts'
import { enApp } from '#messages/en/app.ts'
import { showMessages } from '#messages/i18n.ts'
import { CallCard } from './call-card.tsx'

beforeAll(() => showMessages('en', enApp))

const item = (id: string) =>
  ({ order: { id, title: 'Boiler service' }, customerName: `Customer ${id}` }) as OrderListItem
const visit = (orderId: string): VisitToCall => ({ visitId: orderId, orderId, start: '2026-05-04' })
const shown = (visits: readonly VisitToCall[], items: readonly OrderListItem[]) =>
  renderToStaticMarkup(<CallCard visits={visits} items={items} />)

test('each customer to call leads to the order', () => {
  const html = shown([visit('a')], [item('a')])
  expect(html).toContain('Customers to call')
  expect(html).toContain('Customer a')
  expect(html).toContain('href="/orders/a"')
})

test('a long list is shown as far as the eighth, and all of it on demand', () => {
  const ids = Array.from({ length: 9 }, (_, i) => `o${i}`)
  const html = shown(ids.map(visit), ids.map(item))
  expect(html.match(/<li/g)).toHaveLength(8)
  expect(html).toContain('Show all 9')
})

test('without anyone to call there is no card', () => {
  expect(shown([], [])).toBe('')
  expect(shown([visit('gone')], [])).toBe('')
})
