import { expect, test } from 'vitest'
import { formatBytes } from './format-bytes.ts'

test.each([
  [0, '0 byte'],
  [512, '512 byte'],
  [3400, '3.4 kB'],
  [12_000_000, '12 MB'],
  [5_000_000_000_000, '5,000 GB'],
])('%d is %s', (bytes, words) => {
  expect(formatBytes(bytes, 'en')).toBe(words)
})
