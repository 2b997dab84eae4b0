import { expect, test } from 'vitest'
import type { PersonDay } from '#domain/dispatch/suggest/person-day.ts'
import type { Translate } from '#messages/index.ts'
import { personNote } from './person-note.ts'

const t = ((key: string) => key) as Translate
const format = { time: () => '09:00', list: (words: Iterable<string>) => [...words].join(', ') }
const day: PersonDay = {
  loadMinutes: 60,
  workMinutes: 480,
  freeAt: Date.parse('2026-05-04T07:00:00.000Z'),
  absence: null,
  requested: null,
  holds: [],
  lacks: [],
  expired: [],
}

test('someone of the office is told from the technicians', () => {
  const factsOf = (role: 'technician' | 'admin') => personNote(t, format, [], { role, day }).facts
  expect(factsOf('technician')).toEqual(['board.load', 'orders.person.freeAt'])
  expect(factsOf('admin')).toEqual(['role.admin', 'board.load', 'orders.person.freeAt'])
})
