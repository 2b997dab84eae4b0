import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drawOrders } from './draw-orders.ts'
import type { OrderMark } from './order-layers.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const mark = (id: string): OrderMark => ({
  id,
  place: { latitude: 44, longitude: -64 },
  tone: 'blue',
  isOpen: false,
})
const [a, b] = [mark('a'), mark('b')]

/** A source that holds what it was told. */
function fakeSource() {
  const held = new Set<string>()
  const calls: string[] = []
  const setData = vi.fn(async (data: unknown) => {
    calls.push('all')
    held.clear()
    for (const id of idsIn((data as { features: unknown }).features)) held.add(id)
  })
  const updateData = vi.fn(async (diff: { remove?: unknown[]; add?: unknown }) => {
    calls.push('changes')
    for (const id of diff.remove ?? []) held.delete(String(id))
    for (const id of idsIn(diff.add)) held.add(id)
  })
  return { source: { setData, updateData }, calls, ids: () => [...held] }
}

function idsIn(features: unknown): string[] {
  return (features as { properties: { id: string } }[]).map(({ properties }) => properties.id)
}

it('draws what was to be shown before the style was there', () => {
  const made = fakeSource()
  let isThere = false
  const drawing = drawOrders(() => (isThere ? made.source : undefined))
  drawing.show([a, b])
  vi.runAllTimers()
  isThere = true
  drawing.restart()
  expect(made.ids()).toEqual(['a', 'b'])
})

it('draws what was still waiting when the style came', () => {
  const made = fakeSource()
  let isThere = false
  const drawing = drawOrders(() => (isThere ? made.source : undefined))
  drawing.show([a])
  isThere = true
  drawing.restart()
  vi.runAllTimers()
  expect(made.ids()).toEqual(['a'])
  drawing.show([a, b])
  vi.runAllTimers()
  expect(made.ids()).toEqual(['a', 'b'])
  expect(made.calls).toEqual(['all', 'changes'])
})

it('draws everything into the source of another style', () => {
  const sources = [fakeSource(), fakeSource()] as const
  let at: 0 | 1 = 0
  const drawing = drawOrders(() => sources[at].source)
  drawing.restart()
  drawing.show([a])
  vi.runAllTimers()
  at = 1
  drawing.restart()
  drawing.show([a, b])
  vi.runAllTimers()
  expect(sources[1].ids()).toEqual(['a', 'b'])
})

it('sends only what changed, at most twice a second', () => {
  const { source, calls, ids } = fakeSource()
  const drawing = drawOrders(() => source)
  drawing.restart()
  drawing.show([a])
  vi.advanceTimersByTime(0)
  drawing.show([b])
  drawing.show([a, b])
  vi.advanceTimersByTime(400)
  expect(ids()).toEqual(['a'])
  vi.advanceTimersByTime(100)
  expect(ids()).toEqual(['a', 'b'])
  drawing.show([a, b])
  vi.runAllTimers()
  expect(calls).toEqual(['all', 'all', 'changes'])
})
