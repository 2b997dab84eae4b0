import { expect, test } from 'vitest'
import { avatarHue } from '../contact/avatar-hue.ts'
import { lineFeatures } from './map-points.ts'

const places = [
  { latitude: 44, longitude: -63 },
  { latitude: 45, longitude: -64 },
]
const colours = {
  tones: {} as Parameters<typeof lineFeatures>[1]['tones'],
  people: { [avatarHue('t1')]: 'green', [avatarHue('t2')]: 'red' },
  accent: 'blue',
  raised: 'white',
  ink: 'black',
}

test("a person's way has their colour, another line that of a selection or of text", () => {
  const lines = [
    { places, isSelected: false, personId: 't1' },
    { places, isSelected: true, personId: 't2' },
    { places, isSelected: false },
    { places, isSelected: true },
  ]
  const { features } = lineFeatures({ points: [], lines }, colours)
  expect(features.map(({ properties }) => properties.colour)).toEqual([
    'green',
    'red',
    'black',
    'blue',
  ])
})
