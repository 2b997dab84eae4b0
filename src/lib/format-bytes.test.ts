import { expect, test } from 'vitest'
import { formatBytes } from './format-bytes.ts'

test.each([
  [0, '0 kB'],
  [63, '0.1 kB'],
  [512, '0.5 kB'],
  [3400, '3.4 kB'],
  [12_000_000, '12 MB'],
  [5_000_000_000_000, '5,000 GB'],
])('%d is %s', (bytes, words) => {
  expect(formatBytes(bytes, 'en')).toBe(words)
})
