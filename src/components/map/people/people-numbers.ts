import { pointTones } from '../map-points.ts'
import type { Glide } from './glide.ts'
import { type MercatorPoint, mercatorPerMetre } from './mercator.ts'
import { flags, freshnessCodes } from './people-shaders.ts'
import type { PersonMark } from './person-mark.ts'

/** From this on an inaccurate position is shown as a circle, in metres. */
const rough = 100

/** What the buffer holds for a person, in the order of the shader's attributes. */
export function numbersOfPerson(
  { place, accuracy, tone, freshness, isSelected }: PersonMark,
  { from, to, start, end }: Glide,
  origin: MercatorPoint,
  cell: number,
  bits: number,
): readonly number[] {
  const radius = isSelected || accuracy > rough ? accuracy * mercatorPerMetre(place.latitude) : 0
  return [
    from.x - origin.x,
    from.y - origin.y,
    to.x - origin.x,
    to.y - origin.y,
    start,
    end,
    pointTones.indexOf(tone),
    freshnessCodes[freshness],
    cell,
    bits,
    radius,
  ]
}

/** The same for a group of people, which rests. */
export function numbersOfCluster(
  place: MercatorPoint,
  origin: MercatorPoint,
  cell: number,
): readonly number[] {
  const [x, y] = [place.x - origin.x, place.y - origin.y]
  return [x, y, x, y, 0, 0, 0, 0, cell, flags.cluster, 0]
}
