import { expect, test } from 'vitest'
import { litTab } from './lit-tab.ts'

const tabs = ['/dashboard', '/orders', '/tracking', '/chat'] as const
const lit = (...trail: readonly string[]) => litTab(trail, tabs)

test('a page lights its own tab', () => {
  expect(lit('/dashboard')).toBe('/dashboard')
  expect(lit('/dashboard/week', '/dashboard')).toBe('/dashboard')
  expect(lit('/orders/o1', '/dashboard')).toBe('/orders')
  expect(lit('/dashboard/van')).toBe('/dashboard')
})

test('a page that was opened from More lights More, and so does one that is in no tab', () => {
  expect(lit('/dashboard/week', '/more')).toBe('/more')
  expect(lit('/orders/o1', '/dashboard/changes', '/more', '/dashboard')).toBe('/more')
  expect(lit('/settings')).toBe('/more')
  expect(lit('/schedule', '/dashboard')).toBe('/more')
})

test('a tab that is pressed on the page of another lights itself', () => {
  expect(lit('/dashboard', '/more')).toBe('/dashboard')
  expect(lit('/orders/o1', '/orders', '/more')).toBe('/orders')
})
