import { expect, test } from 'vitest'
import {
  type Navigation,
  afterNavigation,
  currentOf,
  emptyStack,
  originOf,
  trailOf,
  withCurrent,
} from './history-stack.ts'

type Step = readonly [type: Navigation['type'], key: string, keepsOrigin?: boolean]

function walk(...steps: readonly Step[]) {
  return steps.reduce(
    (trail, [type, key, keepsOrigin = false]) =>
      afterNavigation(trail, { type, key, path: `/${key}`, keepsOrigin }),
    emptyStack,
  )
}

function backFrom(...steps: readonly Step[]) {
  const origin = originOf(walk(...steps))
  return origin && [origin.entry.key, origin.steps]
}

test('Back leads to the page this one was opened from', () => {
  expect(backFrom(['pop', 'today'], ['push', 'order'])).toEqual(['today', 1])
  expect(backFrom(['pop', 'find'], ['push', 'order'], ['push', 'chat'])).toEqual(['order', 1])
})

test('the trail leads from the page through those that it was opened from', () => {
  const stack = walk(['pop', 'more'], ['push', 'changes'], ['push', 'order'])
  expect(trailOf(stack)).toEqual(['/order', '/changes', '/more'])
  expect(trailOf(walk(['pop', 'list'], ['push', 'first'], ['push', 'second', true]))).toEqual([
    '/second',
    '/list',
  ])
  expect(trailOf(emptyStack)).toEqual([])
})

test('a page opened by an external link has no origin', () => {
  expect(backFrom(['pop', 'order'])).toBeNull()
})

test('rows opened one after the other lead back to the list, not to each other', () => {
  expect(
    backFrom(['pop', 'list'], ['push', 'first'], ['push', 'second', true], ['push', 'third', true]),
  ).toEqual(['list', 3])
  expect(backFrom(['pop', 'first'], ['push', 'second', true])).toBeNull()
})

test('a page that replaces another inherits its origin and its saved values', () => {
  const trail = walk(['pop', 'customer'], ['push', 'form'])
  const current = currentOf(trail)
  const noted = current ? withCurrent(trail, { ...current, notes: { q: 'pump' } }) : trail
  const replaced = afterNavigation(noted, {
    type: 'replace',
    key: 'order',
    path: '/o',
    keepsOrigin: false,
  })
  expect(originOf(replaced)?.entry.key).toBe('customer')
  expect(currentOf(replaced)).toMatchObject({ path: '/o', notes: { q: 'pump' } })
})

test('a navigation after going back drops the forward entries', () => {
  const steps = [
    ['pop', 'list'],
    ['push', 'a'],
    ['pop', 'list'],
    ['push', 'b'],
  ] as const
  expect(walk(...steps).entries.map(({ key }) => key)).toEqual(['list', 'b'])
  expect(backFrom(...steps, ['pop', 'list'], ['pop', 'b'])).toEqual(['list', 1])
})

test('an unknown entry starts a new trail', () => {
  expect(walk(['pop', 'list'], ['push', 'a'], ['pop', 'elsewhere']).entries).toHaveLength(1)
})

test('a long trail drops its oldest entries, and Back then uses its default', () => {
  const steps = Array.from({ length: 80 }, (_, i) => ['push', `${i}`, i > 1] as const)
  expect(walk(...steps).entries).toHaveLength(50)
  expect(backFrom(...steps)).toBeNull()
})
