import { expect, test } from 'vitest'
import { findByWords } from './find-by-words.ts'
import { foldText } from './fold-text.ts'

interface Row {
  readonly name: string
  readonly note: string
}

const rows: readonly Row[] = [
  { name: 'Harbour Pharmacy', note: '902 555 0123' },
  { name: 'Harbour Bakery', note: 'beside the pharmacy' },
  { name: 'Café Muñoz', note: '' },
]

test.each([
  ['', [0, 1, 2]],
  ['pharmacy', [0, 1]],
  ['munoz', [2]],
  ['Harbur pharmcy', [0]],
  ['harbur', [0, 1]],
  ['muñzo', [2]],
  // Only a name forgives a slip: a note would find too much, and another number is not a slip.
  ['besied', []],
  ['902 555 0124', []],
  ['zebra', []],
])('%j finds the rows %j', (typed, found) => {
  const by = {
    text: ({ name, note }: Row) => foldText(`${name} ${note}`),
    name: ({ name }: Row) => name,
  }
  expect(findByWords(rows, typed, by).map((row) => rows.indexOf(row))).toEqual(found)
})
