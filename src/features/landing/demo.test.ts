import { expect, test } from 'vitest'
import { type DemoAction, nextTarget, playDemo, receivedIn, startDemo, waitingIn } from './demo.ts'

const play = (...actions: readonly DemoAction[]) => actions.reduce(playDemo, startDemo())
const off = { type: 'signal', on: false } as const
const on = { type: 'signal', on: true } as const
const step = { type: 'step' } as const
const arrive = { type: 'arrive' } as const

test('without a signal, steps wait and nothing arrives', () => {
  const demo = play(off, step, step, arrive)
  expect(waitingIn(demo)).toHaveLength(2)
  expect(receivedIn(demo)).toHaveLength(0)
})

test('when the signal returns they arrive in order, once, with the time they happened', () => {
  const demo = play(off, step, step, step, step, on, arrive, arrive, arrive, arrive, arrive)
  expect(receivedIn(demo).map(({ to }) => to)).toEqual(['accepted', 'enRoute', 'onSite', 'done'])
  for (const { at, receivedAt } of demo.steps) expect(receivedAt).toBeGreaterThan(at)
  expect(nextTarget(demo)).toBeUndefined()
  expect(playDemo(demo, step)).toBe(demo)
})

test('restarting keeps the signal state', () => {
  expect(play(off, step, { type: 'restart' })).toEqual({ ...startDemo(), signal: false })
})
