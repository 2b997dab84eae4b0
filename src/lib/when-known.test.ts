import { expect, test } from 'vitest'
import { createLiveValue } from './live-value.ts'
import { whenKnown } from './when-known.ts'

test('a value is there at once where it is known, and as soon as it comes', async () => {
  expect(await whenKnown(createLiveValue<number | undefined>(1))).toBe(1)
  const later = createLiveValue<number | undefined>(undefined)
  const known = whenKnown(later)
  later.set(0)
  later.set(2)
  expect(await known).toBe(0)
})
