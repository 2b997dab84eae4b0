import * as v from 'valibot'
import { type Address, address, siteAddress } from '#domain/entities/fields.ts'

/** A customer may be known before their address; a part of one is not enough. */
export const addressOrNone = v.lazy((value) =>
  isBlank(v.parse(address, value)) ? v.required(address) : siteAddress,
)

/** The country is there from the start. */
function isBlank({ line1, line2, postcode, city, region }: Address): boolean {
  return [line1, line2, postcode, city, region].every((part) => part.trim() === '')
}
