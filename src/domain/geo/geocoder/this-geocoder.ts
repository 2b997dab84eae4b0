import { geocoderOf } from './geocoder.ts'

/** The geocoder of this build; null where it was not given one, and then no address leaves the device. */
export const thisGeocoder = geocoderOf(
  import.meta.env.VITE_GEOCODER,
  import.meta.env.VITE_GEOCODER_KIND,
  import.meta.env.VITE_GEOCODER_ATTRIBUTION,
)
