import { expect, test } from 'vitest'
import { personFixture } from '#domain/dispatch/board.fixture.ts'
import type { Translate } from '#messages/index.ts'
import { laneLoad } from './lane-label.ts'

const t = ((key: string) => key) as Translate
const times = { loadMinutes: 0, shiftMinutes: 240 }

test('a person without access is not shown as free', () => {
  const person = personFixture('a')
  const gone = { ...person, user: { ...person.user, status: 'deactivated' as const } }
  expect(laneLoad(t, { person, ...times })).toBe('board.load')
  expect(laneLoad(t, { person: gone, ...times })).toBe('board.noAccess')
})
