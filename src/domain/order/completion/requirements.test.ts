import { expect, it } from 'vitest'
import { requiredPhotos, withRequiredPhotos } from './requirements.ts'

it('the largest wanted number of photos counts', () => {
  expect(requiredPhotos([])).toBe(0)
  expect(requiredPhotos(['resolution', 'photos:2'])).toBe(2)
  expect(requiredPhotos(['photos:2', 'photos:12'])).toBe(12)
  expect(requiredPhotos(['photos:', 'photos:many', 'photos:-1', 'photos:100'])).toBe(0)
})

it('another number replaces the one before', () => {
  expect(withRequiredPhotos(['parts', 'photos:2', 'photos:3'], 4)).toEqual(['parts', 'photos:4'])
  expect(withRequiredPhotos(['parts', 'photos:2'], 0)).toEqual(['parts'])
  expect(requiredPhotos(withRequiredPhotos([], 500))).toBe(99)
})
