import { useMemo, useState } from 'react'
import { customerById } from '#data/index.ts'
import { useLive, useCompany } from '#data/react.ts'
import { territoryOf } from '#domain/company/dispatch/territory-of.ts'
import type { BoardVisit } from '#domain/dispatch/board-visit.ts'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { isNewSite, type NewOrderValues } from '../new-order-values.ts'
import { newVisit } from './draft-visit.ts'

/** The visit of an order that is being entered, at the site that was chosen or at the one entered with it. */
export function useNewVisit(
  { customerId, siteId, address }: Pick<NewOrderValues, 'customerId' | 'siteId' | 'address'>,
  newPlace: GeoPoint | null,
): BoardVisit {
  const [at] = useState(() => new Date().toISOString())
  const customer = useLive(customerById(customerId))
  const company = useCompany()
  const site = customer?.sites.find(({ id }) => id === siteId)
  const isNew = isNewSite({ customerId, siteId })
  const place = isNew ? newPlace : (site?.geo ?? null)
  const openingHours = site?.openingHours ?? null
  const siteZone = site?.timeZone ?? null
  const postcode = isNew ? address.postcode : site?.address.postcode
  const territoryId =
    company && postcode !== undefined ? territoryOf(company.territories, postcode) : null
  return useMemo(
    () => newVisit(siteId, { place, territoryId, openingHours, siteZone }, at),
    [siteId, place, territoryId, openingHours, siteZone, at],
  )
}
