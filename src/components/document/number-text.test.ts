import { expect, it } from 'vitest'
import { milliText, parseMilli, parseName } from './number-text.ts'

it('reads quantities of up to three decimals', () => {
  expect(parseMilli('1.5')).toBe(1500)
  expect(parseMilli('0,125')).toBe(125)
  expect(parseMilli('-2')).toBe(-2000)
  expect(parseMilli('1000000.001')).toBeUndefined()
  for (const text of ['', 'one', '0.0001', '1e3']) expect(parseMilli(text)).toBeUndefined()
})

it('writes quantities as they are read', () => {
  expect(milliText(1500, 'en')).toBe('1.5')
  expect(milliText(1_234_000, 'es')).toBe('1234')
})

it('wants a name', () => {
  expect(parseName('Valve')).toBe('Valve')
  expect(parseName(' ')).toBeUndefined()
  expect(parseName('x'.repeat(201))).toBeUndefined()
})
