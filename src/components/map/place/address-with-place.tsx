import type { Address } from '#domain/entities/fields.ts'
import type { Site } from '#domain/entities/site.ts'
import { thisGeocoder } from '#domain/geo/geocoder/this-geocoder.ts'
import { AddressFields, type AddressFieldsProps } from '../../contact/address-fields.tsx'
import { lazyPart } from '../../lazy-part.ts'
import type { Place } from './use-place.ts'

const PlaceField = lazyPart(async () => (await import('./place-field.tsx')).PlaceField)
const AddressSearch = lazyPart(
  async () => (await import('./search/address-search.tsx')).AddressSearch,
)

export interface AddressWithPlaceProps extends Pick<AddressFieldsProps, 'name' | 'errors'> {
  place: Place
  /** The sites whose point is known. */
  sites: readonly Pick<Site, 'address' | 'geo'>[] | undefined
  onChange: (address: Address) => void
}

/** An address and its point on the map; with a search for both where the build has a geocoder. */
export function AddressWithPlace({ name, errors, place, sites, onChange }: AddressWithPlaceProps) {
  return (
    <>
      {thisGeocoder && (
        <AddressSearch
          geocoder={thisGeocoder}
          around={sites?.flatMap(({ geo }) => geo ?? []) ?? []}
          onUse={(found) => {
            // A geocoder does not know the flat or unit.
            const address = { ...found.address, line2: place.address.line2 }
            onChange(address)
            place.move(found.point, address)
          }}
        />
      )}
      <AddressFields name={name} value={place.address} onChange={onChange} errors={errors} />
      <PlaceField place={place} sites={sites} />
    </>
  )
}
