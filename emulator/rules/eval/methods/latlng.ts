import { type LatLngValue, float } from '../../values/value.ts'
import { operation } from '../operation.ts'

const earthRadiusMeters = 6_371_010

export const latLngMethods = {
  latitude: operation([[]], ({ latitude }: LatLngValue) => float(latitude)),
  longitude: operation([[]], ({ longitude }: LatLngValue) => float(longitude)),
  distance: operation([['latlng']], (from: LatLngValue, [to]: [LatLngValue]) =>
    float(distance(from, to)),
  ),
}

/** The great-circle distance in metres. */
function distance(from: LatLngValue, to: LatLngValue): number {
  const radians = Math.PI / 180
  const halfLatitude = ((to.latitude - from.latitude) * radians) / 2
  const halfLongitude = ((to.longitude - from.longitude) * radians) / 2
  const chord =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(from.latitude * radians) *
      Math.cos(to.latitude * radians) *
      Math.sin(halfLongitude) ** 2
  return 2 * earthRadiusMeters * Math.asin(Math.min(1, Math.sqrt(chord)))
}
