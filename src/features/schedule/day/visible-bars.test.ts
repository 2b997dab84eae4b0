import { expect, test } from 'vitest'
import type { Bar } from './lane-model.ts'
import { visibleBars } from './visible-bars.ts'

const bars = [
  [0, 600],
  [60, 120],
  [200, 260],
  [300, 330],
  [500, 560],
].map(([from = 0, to = 0]) => ({ from, to }) as Bar)

test('bars that touch the view are shown, also one that began long before', () => {
  const shown = visibleBars(bars, { from: 250, to: 320 }, 600)
  expect(shown.map(({ from }) => from)).toEqual([0, 200, 300])
})

test('nothing is shown where nothing is', () => {
  expect(visibleBars(bars, { from: 700, to: 800 }, 600)).toEqual([])
  expect(visibleBars([], { from: 0, to: 100 }, 0)).toEqual([])
})
