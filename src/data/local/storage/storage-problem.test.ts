import { expect, test } from 'vitest'
import { storageProblem } from './storage-problem.ts'

test('a full disk is distinguished from a browser without storage, also inside a Dexie error', () => {
  const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' })
  const aborted = Object.assign(new Error('aborted'), { name: 'AbortError', inner: full })
  const missing = Object.assign(new Error('no'), { name: 'MissingAPIError' })
  expect(storageProblem(aborted)).toEqual({ type: 'storage/full' })
  expect(storageProblem(missing)).toEqual({ type: 'storage/unavailable' })
  expect(storageProblem(new TypeError('a bug'))).toBeUndefined()
})
