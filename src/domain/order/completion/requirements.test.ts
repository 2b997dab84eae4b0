import { expect, it } from 'vitest'
import { photosWanted, withPhotosWanted } from './requirements.ts'

it('the largest wanted number of photos counts', () => {
  expect(photosWanted([])).toBe(0)
  expect(photosWanted(['resolution', 'photos:2'])).toBe(2)
  expect(photosWanted(['photos:2', 'photos:12'])).toBe(12)
  expect(photosWanted(['photos:', 'photos:many', 'photos:-1', 'photos:100'])).toBe(0)
})

it('another number replaces the one before', () => {
  expect(withPhotosWanted(['parts', 'photos:2', 'photos:3'], 4)).toEqual(['parts', 'photos:4'])
  expect(withPhotosWanted(['parts', 'photos:2'], 0)).toEqual(['parts'])
  expect(photosWanted(withPhotosWanted([], 500))).toBe(99)
})
