import { expect, test } from 'vitest'
import type { Series } from '#domain/entities/series.ts'
import { firstOf, numberErrors, numberValues, typedNumbers } from './numbers-form.ts'

const none = { invoices: null, credits: null }
const series = { pattern: 'K-{seq:4}', next: 148, lastId: null } as Series
const typed = { pattern: ' F-{year}-{seq:3} ', start: '12' }

test('the form starts with the usual numbers, or those that were chosen', () => {
  expect(numberValues(none, 'invoices')).toEqual({ pattern: 'INV-{year}-{seq:5}', start: '1' })
  const chosen = { ...none, credits: series }
  expect(numberValues(chosen, 'credits')).toEqual({ pattern: 'K-{seq:4}', start: '148' })
})

test('the first number looks as it will on a document', () => {
  expect(firstOf(typed, '2026-03-02')).toBe('F-2026-012')
  expect(typedNumbers(typed)).toEqual({ pattern: 'F-{year}-{seq:3}', next: 12 })
})

test('numbers need a running number, a whole start, and no twin', () => {
  expect(numberErrors(typed, none, 'invoices')).toEqual({})
  expect(numberErrors({ pattern: 'F', start: '0' }, none, 'invoices')).toEqual({
    pattern: 'invalid',
    start: 'invalid',
  })
  expect(numberErrors({ ...typed, start: '1.5' }, none, 'invoices')).toEqual({ start: 'invalid' })
  expect(numberErrors({ ...typed, start: '1000001' }, none, 'invoices').start).toBe('invalid')
  const alike = { ...typed, pattern: 'CN-{year}-{seq:2}' }
  expect(numberErrors(alike, none, 'invoices')).toEqual({ pattern: 'alike' })
  expect(numberErrors(alike, none, 'credits')).toEqual({})
})
