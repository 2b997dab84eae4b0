import { expect, test } from 'vitest'
import { findPeople } from './find-people.ts'

const people = [{ name: 'José Núñez' }, { name: 'Anne-Marie Roy' }, { name: 'Nora MacLeod' }]

test.each([
  ['jose', ['José Núñez']],
  ['nu jo', ['José Núñez']],
  ['', ['José Núñez', 'Anne-Marie Roy', 'Nora MacLeod']],
  ['marie', ['Anne-Marie Roy']],
  ['nora mcleod', ['Nora MacLeod']],
  ['ose', []],
  ['jose x', []],
])('%j finds %j', (typed, names) => {
  expect(findPeople(people, typed).map(({ name }) => name)).toEqual(names)
})
