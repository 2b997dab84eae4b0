import { expect, test, vi } from 'vitest'
import { createStretchView } from './create-stretch-view.ts'

function lanes(count: number) {
  const view = createStretchView()
  const drawn = Array.from({ length: count }, () => -1)
  const stops = drawn.map((_, i) => view.subscribe(() => (drawn[i] = view.get().from)))
  return { view, drawn, stops }
}

test('draws a few lanes at a time while the screen is not in need of them', async () => {
  const { view, drawn } = lanes(10)
  view.set({ from: 60, to: 600 }, false)
  expect(drawn.filter((from) => from === 60)).toHaveLength(4)
  await vi.waitFor(() => expect(new Set(drawn)).toEqual(new Set([60])), { timeout: 30_000 })
})

test('draws all lanes at once where the screen would be empty', () => {
  const { view, drawn } = lanes(10)
  view.set({ from: 60, to: 600 }, true)
  expect(new Set(drawn)).toEqual(new Set([60]))
})

test('draws the newest stretch in every lane, and nothing for a lane that is gone', async () => {
  const { view, drawn, stops } = lanes(10)
  view.set({ from: 60, to: 600 }, false)
  stops[9]?.()
  view.set({ from: 120, to: 660 }, false)
  await vi.waitFor(() => expect(drawn.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 120)), {
    timeout: 30_000,
  })
  expect(drawn[9]).toBe(-1)
})
