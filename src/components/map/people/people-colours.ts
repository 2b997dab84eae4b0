import { readColours } from '../map-palette.ts'
import { pointTones } from '../map-points.ts'
import type { PeopleColours, Rgb } from './people-program.ts'

/** The theme's colours as the shader takes them. */
export function readPeopleColours(element: HTMLElement): PeopleColours {
  const tones = readColours(element, pointTones, 'status-')
  const { raised, ink, accent } = readColours(element, ['raised', 'ink', 'accent'])
  return {
    tones: Object.fromEntries(
      pointTones.map((tone) => [tone, rgbOf(tones[tone])]),
    ) as PeopleColours['tones'],
    raised: rgbOf(raised),
    ink: rgbOf(ink),
    accent: rgbOf(accent),
  }
}

/** 'rgb(255, 0, 0)' as parts of one. */
function rgbOf(colour: string): Rgb {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return [red / 255, green / 255, blue / 255]
}
