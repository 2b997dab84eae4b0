import { expect, test } from 'vitest'
import { boardFixture } from '#domain/dispatch/board.fixture.ts'
import { boardItem } from '../board/board-item.fixture.ts'
import { findOnBoard } from './find-on-board.ts'

const people = [...boardFixture().people.values()]
const name = people[0]?.user.name ?? ''
const items = [
  { ...boardItem('o1', { title: 'Boiler service' }), customerName: 'Harbour Café' },
  { ...boardItem('o2', { title: 'Leaking tap' }), siteLine: '4 Boiler Lane' },
  boardItem('o3', { title: 'Boiler swap', status: 'cancelled' }),
]
const idsOf = (typed: string) => findOnBoard(items, people, typed).map(({ id }) => id)

test('finds visits by title, customer and address, titles first; cancelled ones are left out', () => {
  expect(idsOf('boiler')).toEqual(['o1', 'o2'])
  expect(idsOf('cafe harbour')).toEqual(['o1'])
  expect(idsOf('nothing like it')).toEqual([])
})

test('finds people by name', () => {
  expect(idsOf(name)).toContain(people[0]?.user.id)
})
