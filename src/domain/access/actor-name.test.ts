import { expect, it } from 'vitest'
import { actorName } from './actor-name.ts'
import { systemUid } from './system-actor.ts'

const people = [{ id: 'anna', name: 'Anna Roy' }]

it('names people, and the server by the name of the product', () => {
  expect(actorName(people, 'anna')).toBe('Anna Roy')
  expect(actorName(undefined, systemUid)).toBe('Daybook')
  expect(actorName(people, 'gone')).toBeUndefined()
  expect(actorName(undefined, 'anna')).toBeUndefined()
})
