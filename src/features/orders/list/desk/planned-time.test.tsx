import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import type { Order } from '#domain/entities/order.ts'
import { enApp } from '#messages/en/app.ts'
import { enStart } from '#messages/en/start.ts'
import { showMessages } from '#messages/i18n.ts'
import { PlannedTime } from './planned-time.tsx'

beforeAll(() => showMessages('en', { ...enStart, ...enApp }))

const shown = (order: Partial<Order>) =>
  renderToStaticMarkup(<PlannedTime order={orderFixture('o1', order)} />)

test('an open order whose time is past is marked as late, for eyes and screen readers', () => {
  const past = { plannedStart: '2020-05-04T08:00:00.000Z', plannedEnd: null }
  expect(shown(past)).toMatch(/title="Late".*<svg.*>Late<.*<time/)
  expect(shown({ ...past, status: 'done', open: false })).not.toContain('Late')
  expect(shown({ ...past, plannedEnd: '2999-01-01T00:00:00.000Z' })).not.toContain('Late')
})

test('an order without a time says so', () => {
  expect(shown({ plannedStart: null })).toContain('No date')
})
