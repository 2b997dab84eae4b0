import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mentionedIds, mentionQuery, mentionsIn, suggestMentions } from './mentions.ts'

const people = [
  { id: 'a', name: 'Ana' },
  { id: 'r', name: 'Ana Ruiz' },
  { id: 'm', name: 'Martín Peña' },
  { id: 'p', name: 'Pedro Anaya' },
  { id: 'x', name: '' },
]
const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id).join('')

test.each([
  ['@', 1, ''],
  ['Hi @an', 6, 'an'],
  ['Hi @ana ru', 10, 'ana ru'],
  ['(@ana', 5, 'ana'],
  ['@ana hello', 4, 'ana'],
  ['mail ana@ruiz.example', 14, null],
  ['@ana\nhello', 10, null],
  ['@ ana', 5, null],
  ['no mention', 5, null],
  ['@later', 0, null],
])('%j at %i: %j is being typed after the @', (text, caret, typed) => {
  expect(mentionQuery(text, caret)?.typed ?? null).toBe(typed)
})

test.each([
  ['', 'armp'],
  ['an', 'arp'],
  ['ana r', 'r'],
  ['pen', 'm'],
  ['MARTIN', 'm'],
  ['Ana Ruiz ', ''],
  ['zoe', ''],
])('%j suggests %j', (typed, suggested) => {
  expect(ids(suggestMentions(people, typed))).toBe(suggested)
})

test.each([
  ['@Ana Ruiz, please', ['r']],
  ['@Ana please', ['a']],
  ['@ana ruiz and @martin pena', ['r', 'm']],
  ['@Anabel', []],
  ['@Ana @Ana', ['a']],
  ['nobody', []],
])('%j mentions %j', (text, mentioned) => {
  expect(mentionedIds(text, people, new Set())).toEqual(mentioned)
})

test('of two people with the same name, the chosen one is mentioned', () => {
  const twins = [
    { id: '1', name: 'Ana' },
    { id: '2', name: 'Ana' },
  ]
  expect(mentionedIds('@Ana', twins, new Set(['2']))).toEqual(['2'])
  expect(mentionedIds('@Ana', twins, new Set())).toEqual(['1', '2'])
})

test('a person chosen from the suggestions is mentioned anywhere in the text', () => {
  const word = fc.string({ maxLength: 12 }).map((text) => text.replaceAll(/[@\p{L}\p{N}]/gu, '-'))
  fc.assert(
    fc.property(word, fc.constantFrom(...people.slice(0, 4)), word, (before, person, after) => {
      const text = `${before} @${person.name} ${after}`
      expect(mentionedIds(text, people, new Set())).toEqual([person.id])
      const [mention] = mentionsIn(text, people)
      expect(text.slice(mention?.from, mention?.to)).toBe(`@${person.name}`)
    }),
    { seed: 3, numRuns: 2000 },
  )
})
