import { expect, test, vi } from 'vitest'
import { forEachSeparately } from './for-each-separately.ts'

vi.mock('firebase-functions/v2', () => ({ logger: { error: vi.fn() } }))

test('does the rest after one has failed, and fails at the end', async () => {
  const done: number[] = []
  const run = forEachSeparately([1, 2, 3], async (item) => {
    if (item === 2) throw new Error('No')
    done.push(item)
  })
  await expect(run).rejects.toThrow('1 of 3 failed')
  expect(done).toEqual([1, 3])
})

test('resolves when none has failed', async () => {
  await expect(forEachSeparately([1], async () => undefined)).resolves.toBeUndefined()
})
