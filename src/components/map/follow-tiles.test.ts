import { expect, test } from 'vitest'
import { followTiles, type MapState } from './follow-tiles.ts'

function follow(isOnline: boolean, hasTilesHere = true) {
  const heard = new Map<string, (event: object) => void>()
  const states: MapState[] = []
  followTiles(
    { on: (type: string, listener: (event: object) => void) => heard.set(type, listener) },
    (state) => states.push(state),
    () => isOnline,
    () => hasTilesHere,
  )
  return { fire: (type: string, event = {}) => heard.get(type)?.(event), states }
}

test('with a network, a tile that fails does not make a map missing that is still loading', () => {
  const { fire, states } = follow(true)
  fire('error')
  expect(states).toEqual([])
  fire('sourcedata', { sourceId: 'tiles', tile: {} })
  fire('idle')
  expect(states).toEqual(['drawn'])
})

test('a map is missing once nothing is loading any more, or at once without a network', () => {
  const online = follow(true)
  online.fire('error')
  online.fire('sourcedata', { sourceId: 'places', tile: {} })
  online.fire('idle')
  expect(online.states).toEqual(['missing'])
  const offline = follow(false)
  offline.fire('error')
  expect(offline.states).toEqual(['missing'])
})

test('nothing is missing where a map is zoomed out too far for tiles', () => {
  const { fire, states } = follow(true, false)
  fire('idle')
  expect(states).toEqual(['drawn'])
})
