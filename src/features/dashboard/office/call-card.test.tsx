import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import type { OrderListItem } from '#data/index.ts'
import type { VisitToCall } from '#domain/dispatch/check/to-call.ts'
import { enApp } from '#messages/en/app.ts'
import { showMessages } from '#messages/i18n.ts'
import { CallCard } from './call-card.tsx'

vi.mock('#data/react.ts', () => ({ useLive: () => new Map([['ka', '+1 902 555 0101']]) }))
beforeAll(() => showMessages('en', enApp))

const item = (id: string) =>
  ({
    order: {
      id,
      customerId: `k${id}`,
      title: 'Boiler service',
      windowStart: '2026-05-04T07:00:00.000Z',
      windowEnd: '2026-05-04T09:00:00.000Z',
    },
    customerName: `Customer ${id}`,
  }) as OrderListItem
const visit = (orderId: string, told: string | null = null): VisitToCall => ({
  visitId: orderId,
  orderId,
  start: '2026-05-06',
  told,
})
const shown = (visits: readonly VisitToCall[], items: readonly OrderListItem[]) =>
  renderToStaticMarkup(<CallCard visits={visits} items={items} />)

test('each customer to call leads to the order', () => {
  const html = shown([visit('a')], [item('a')])
  expect(html).toContain('Customers to call')
  expect(html).toContain('Customer a')
  expect(html).toContain('href="/orders/a"')
  expect(html).toContain('href="tel:+19025550101"')
})

test('a customer without a number has nothing to press for a call', () => {
  expect(shown([visit('b')], [item('b')])).not.toContain('tel:')
})

test('beside the planned time stands the one that the customer expects', () => {
  const told = shown([visit('a', '2026-05-05')], [item('a')])
  expect(told).toContain('May 6')
  expect(told).toContain('Told May 5')
  expect(told).not.toContain('Promised')
  expect(shown([visit('a')], [item('a')])).toMatch(/Promised .*7:00/)
})

test('the window that a customer was mailed stands there instead of a start', () => {
  const toldWindow = { from: '2026-05-04T07:00:00.000Z', to: '2026-05-04T09:00:00.000Z' }
  const html = shown([{ ...visit('a', '2026-05-05'), toldWindow }], [item('a')])
  expect(html).toMatch(/Told .*7:00.*9:00/)
})

test('a long list is shown as far as the eighth, and all of it on demand', () => {
  const ids = Array.from({ length: 9 }, (_, i) => `o${i}`)
  const html = shown(
    ids.map((id) => visit(id)),
    ids.map(item),
  )
  expect(html.match(/<li/g)).toHaveLength(8)
  expect(html).toContain('Show all 9')
})

test('without anyone to call there is no card', () => {
  expect(shown([], [])).toBe('')
  expect(shown([visit('gone')], [])).toBe('')
})
