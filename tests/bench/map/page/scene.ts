import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { builtInTiles } from '#domain/geo/tile-source.ts'
import { createRandom } from '#domain/planning/random.ts'
import type { OrderMark } from '#components/map/people/order-layers.ts'
import type { PersonMark } from '#components/map/people/person-mark.ts'

export const peopleCount = 1000
const orderCount = 2000

const random = createRandom(16)
const { west, south, east, north } = builtInTiles.box
const part = () => random.below(100_000) / 100_000
const tones = ['violet', 'teal', 'grey', 'slate'] as const

function anywhere(): GeoPoint {
  return { longitude: west + (east - west) * part(), latitude: south + (north - south) * part() }
}

/** A place up to about 300 metres away. */
export function movedFrom({ latitude, longitude }: GeoPoint): GeoPoint {
  return {
    latitude: latitude + (part() - 0.5) * 0.005,
    longitude: longitude + (part() - 0.5) * 0.007,
  }
}

export const people: readonly PersonMark[] = Array.from({ length: peopleCount }, (_, i) => ({
  id: `p${i}`,
  name: `Person ${i}`,
  label: String.fromCodePoint(65 + (i % 26), 65 + (Math.floor(i / 26) % 26)),
  place: anywhere(),
  accuracy: 10,
  tone: tones[i % tones.length] ?? 'grey',
  freshness: 'fresh',
  isSelected: false,
}))

export const orders: readonly OrderMark[] = Array.from({ length: orderCount }, (_, i) => ({
  id: `o${i}`,
  place: anywhere(),
  tone: 'blue',
  isOpen: i % 5 === 0,
}))
