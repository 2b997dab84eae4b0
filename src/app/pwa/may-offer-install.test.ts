import { expect, test } from 'vitest'
import { mayOfferInstall } from './may-offer-install.ts'

const moment = {
  hasFinished: true,
  canInstall: true,
  isDismissed: false,
  hasPaused: false,
  isOffline: false,
  path: '/dashboard',
}

test('the app is offered on Today between two orders', () => {
  expect(mayOfferInstall(moment)).toBe(true)
})

test.each([
  { hasFinished: false },
  { canInstall: false },
  { isDismissed: true },
  { hasPaused: true },
  { isOffline: true },
  { path: '/orders' },
])('but not with %o', (more) => {
  expect(mayOfferInstall({ ...moment, ...more })).toBe(false)
})
