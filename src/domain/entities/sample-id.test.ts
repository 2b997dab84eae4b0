import * as v from 'valibot'
import { expect, test } from 'vitest'
import { id } from './fields.ts'
import { afterSampleIds, isSampleId, sampleId, sampleRound } from './sample-id.ts'

test('a sample id is a valid id, known by its beginning', () => {
  expect(v.is(id, sampleId(2, 'customer1'))).toBe(true)
  expect(isSampleId(sampleId(2, 'customer1'))).toBe(true)
  expect(sampleRound(sampleId(12, 'customer1'))).toBe(12)
})

test('sample ids lie together', () => {
  expect(sampleId(999, '~~~') < afterSampleIds).toBe(true)
  expect(isSampleId(afterSampleIds)).toBe(false)
})

test('no other id is one', () => {
  for (const other of ['', 'sample', 'Sample_1_x', 'mysample_1_x', 'V1StGXR8Z5jdHi6B']) {
    expect(isSampleId(other), other).toBe(false)
    expect(sampleRound(other), other).toBe(0)
  }
})
