import { expect, test } from 'vitest'
import type { SessionFacts } from '#domain/access/decide-route.ts'
import { destinationsFor } from './destinations.ts'

function session(role: 'owner' | 'admin' | 'technician') {
  return {
    kind: 'signedIn',
    user: { role, status: 'active', permissions: [] },
    company: {
      isSetup: true,
      disabledFeatures: ['tracking'],
      hiddenFeatures: [],
    },
  } as const satisfies SessionFacts
}

test('a technician gets today, orders and chat; the map is switched off by the plan', () => {
  expect(destinationsFor(session('technician'))).toEqual({
    bar: ['/dashboard', '/orders', '/chat'],
    all: ['/dashboard', '/orders', '/schedule', '/customers', '/chat', '/documents'],
  })
})

test('what the company does without is nowhere to be found', () => {
  const { company, ...rest } = session('admin')
  const hiddenFeatures = ['schedule', 'inventory'] as const
  const { bar, all } = destinationsFor({ ...rest, company: { ...company, hiddenFeatures } })
  expect(bar).toEqual(['/dashboard', '/orders', '/chat'])
  expect(all).not.toContain('/schedule')
  expect(all).not.toContain('/inventory')
  expect(all).toContain('/technicians')
})

test('only the owner sees the subscription', () => {
  expect(destinationsFor(session('owner')).all).toContain('/subscription')
  expect(destinationsFor(session('admin')).all).not.toContain('/subscription')
})

test('a guest has no destinations', () => {
  expect(destinationsFor(null).bar).toEqual([])
  expect(destinationsFor({ kind: 'signedOut' }).all).toEqual([])
})
