import { expect, test } from 'vitest'
import { forEachAtMost } from './for-each-at-most.ts'

test('runs each task once, in order, and never more than the limit together', async () => {
  const started: number[] = []
  const release: (() => void)[] = []
  const done = forEachAtMost(2, [1, 2, 3, 4, 5], async (item) => {
    started.push(item)
    await new Promise<void>((resolve) => release.push(resolve))
  })
  for (const expected of [
    [1, 2],
    [1, 2, 3],
    [1, 2, 3, 4],
    [1, 2, 3, 4, 5],
  ]) {
    await settle()
    expect(started).toEqual(expected)
    release.shift()?.()
  }
  release.forEach((each) => each())
  await done
})

test('starts nothing more once a task has failed', async () => {
  const started: number[] = []
  const run = forEachAtMost(2, [1, 2, 3, 4], async (item) => {
    started.push(item)
    if (item === 1) throw new Error('full')
    await settle()
  })
  await expect(run).rejects.toThrow('full')
  await settle()
  expect(started).toEqual([1, 2])
})

test('nothing to do', async () => {
  await forEachAtMost(3, [], () => Promise.reject(new Error('called')))
})

/** Waits until everything that can go on has gone on. */
function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
