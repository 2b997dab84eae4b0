import { expect, test } from 'vitest'
import { beginsWords, hasWholeWords, matches } from './find-match.ts'

test.each([
  ['Ir a Órdenes', 'ordenes', true],
  ['W-7K3M Boiler service', 'boiler w-7', true],
  ['Boiler', '', true],
  ['Boiler', 'pump', false],
])('%j against %j', (hay, typed, found) => {
  expect(matches(hay, typed)).toBe(found)
})

test.each([
  ['New customer', 'new cust', true],
  ['New customer', 'cust new', true],
  ['Nueva órden', 'ord', true],
  ['New customer', 'tomer', false],
  ['New customer', 'ne', false],
  ['New customer', '', false],
])('%j begins with the words of %j: %j', (hay, typed, begins) => {
  expect(beginsWords(hay, typed)).toBe(begins)
})

test.each([
  ['Appearance: Light', 'light', true],
  ['Appearance: Light', 'appearance', true],
  ['Emergency lighting', 'light', false],
  ['New order', 'ne', false],
])('%j has the whole words of %j: %j', (hay, typed, has) => {
  expect(hasWholeWords(hay, typed)).toBe(has)
})
