import { expect, test } from 'vitest'
import { matchOptions } from './match-options.ts'

const options = [
  { label: 'New York', description: 'America/New_York' },
  { label: 'York', description: 'Europe' },
  { label: 'Ciudad de México' },
]

test('an empty search matches every option', () => {
  expect(matchOptions(options, '  ')).toEqual(options)
})

test('an option that starts with the word comes first', () => {
  expect(matchOptions(options, 'york').map((o) => o.label)).toEqual(['York', 'New York'])
})

test('words match in any order, over label and description', () => {
  expect(matchOptions(options, 'york america').map((o) => o.label)).toEqual(['New York'])
})

test('a slip is forgiven in a label where nothing matches', () => {
  expect(matchOptions(options, 'mexcio').map((o) => o.label)).toEqual(['Ciudad de México'])
  expect(matchOptions(options, 'nwe yrok').map((o) => o.label)).toEqual(['New York'])
  expect(matchOptions(options, 'amercia')).toEqual([])
})

test('accents and case are ignored', () => {
  expect(matchOptions(options, 'MEXICO').map((o) => o.label)).toEqual(['Ciudad de México'])
})

test('puts what is spelled as typed first, then labels whose words begin so', () => {
  const names = ['Harbour Bakery', 'Harbour Business Centre', 'Harbour Café', 'The Café at Harbour']
  const options = names.map((label) => ({ label, description: 'office@example.com' }))
  expect(matchOptions(options, 'harbour c').map(({ label }) => label)).toEqual([
    'Harbour Café',
    'Harbour Business Centre',
    'The Café at Harbour',
    'Harbour Bakery',
  ])
})
