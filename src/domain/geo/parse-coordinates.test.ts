import { expect, it } from 'vitest'
import { parseCoordinates } from './parse-coordinates.ts'

it.each([
  ['44.6488, -63.5752', 44.6488, -63.5752],
  ['44.6488,-63.5752', 44.6488, -63.5752],
  [' 44.6488  −63.5752 ', 44.6488, -63.5752],
  ['44,6488; -63,5752', 44.6488, -63.5752],
  ['44,6488 -63,5752', 44.6488, -63.5752],
  ['44.6°, 63.5°', 44.6, 63.5],
  ['0 0', 0, 0],
  ['-90, 180', -90, 180],
])('reads %j', (text, latitude, longitude) => {
  expect(parseCoordinates(text)).toEqual({ latitude, longitude })
})

it.each(['', '44.6488', '91, 0', '0, 181', '44,6488,-63,5752', 'Mill Lane 8', '1, 2, 3', '4 4 4'])(
  'does not read %j',
  (text) => {
    expect(parseCoordinates(text)).toBeNull()
  },
)
