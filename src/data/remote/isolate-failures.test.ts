import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isolateFailures } from './isolate-failures.ts'

test('whichever items fail, they are found, and all others are done once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 40 }), async (isBad) => {
      const done: number[] = []
      const bad: number[] = []
      const items = isBad.map((_, i) => i)
      await isolateFailures(
        items,
        async (some) => {
          if (some.some((i) => isBad[i])) throw new TypeError('bad')
          done.push(...some)
        },
        async (item) => {
          bad.push(item)
        },
      )
      expect(done).toEqual(items.filter((i) => !isBad[i]))
      expect(bad).toEqual(items.filter((i) => isBad[i]))
    }),
    { seed: 3, numRuns: 200 },
  )
})

test('an error that is no one\u2019s fault is passed on at once', async () => {
  const bad: unknown[] = []
  let tries = 0
  const work = async () => {
    tries += 1
    throw new DOMException('gone', 'UnknownError')
  }
  const onBad = async (item: number) => {
    bad.push(item)
  }
  await expect(isolateFailures([1, 2, 3], work, onBad)).rejects.toThrow('gone')
  expect([tries, bad]).toEqual([1, []])
})

test('the first reason of a failure counts', async () => {
  const bulk = Object.assign(new Error('bulk'), {
    failures: [new DOMException('x', 'DataCloneError')],
  })
  const bad: number[] = []
  const work = async () => {
    throw bulk
  }
  await isolateFailures([1], work, async (item) => {
    bad.push(item)
  })
  expect(bad).toEqual([1])
})
