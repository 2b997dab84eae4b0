import { expect, test } from 'vitest'
import { distinctInitials } from './distinct-initials.ts'

const labels = (...names: string[]) => [
  ...distinctInitials(names.map((name, i) => ({ id: `t${i}`, name }))).values(),
]

test('people with different initials keep them', () => {
  expect(labels('Ana Ruiz', 'Ben Ode')).toEqual(['AR', 'BO'])
})

test('those who share them have one more letter, or a number', () => {
  expect(labels('Ana Ruiz', 'Amir Roy')).toEqual(['ARu', 'ARo'])
  expect(labels('Ana Ruiz', 'Amir Ruiz')).toEqual(['AR1', 'AR2'])
})
