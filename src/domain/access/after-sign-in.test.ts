import { expect, it } from 'vitest'
import { afterSignIn } from './after-sign-in.ts'

it.each(['/orders', '/orders/abc?tab=1#x', '/chat?q=a//b', '/customers?next=https://x.example'])(
  'goes to %s, a path on this site',
  (path) => {
    expect(afterSignIn(path)).toBe(path)
  },
)

it.each([
  null,
  undefined,
  '',
  'orders',
  'https://evil.example/',
  'javascript:alert(1)',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' /orders',
  '/..//evil.example',
  '/.//evil.example?x',
  '/login',
  '/login?redirect=/orders',
  '/register/',
])('goes to the dashboard instead of %j', (path) => {
  expect(afterSignIn(path)).toBe('/dashboard')
})
