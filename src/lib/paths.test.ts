import { expect, it } from 'vitest'
import { getPath, setPath } from './paths.ts'

it('reads through maps and stops where the path ends', () => {
  expect(getPath({ address: { city: 'Bay' } }, 'address.city')).toBe('Bay')
  expect(getPath({ address: null }, 'address.city')).toBeUndefined()
  expect(getPath({ list: ['a'] }, 'list.0')).toBeUndefined()
  expect(getPath({}, 'toString')).toBeUndefined()
})

it('replaces one value and leaves the original unchanged', () => {
  const before = { address: { city: 'Bay', line1: '1 Quay' }, name: 'A' }
  expect(setPath(before, 'address.city', 'Cove')).toEqual({
    address: { city: 'Cove', line1: '1 Quay' },
    name: 'A',
  })
  expect(before.address.city).toBe('Bay')
  expect(setPath({ address: null }, 'address.city', 'Cove')).toEqual({ address: { city: 'Cove' } })
})
