import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test('case and accents do not matter', () => {
  expect(foldText('Café PEÑA')).toBe('cafe pena')
  expect(foldText('Boiler 24 kW')).toBe('boiler 24 kw')
  expect(foldText('İstanbul')).toBe(foldText('istanbul'))
  expect(foldText('')).toBe('')
})
