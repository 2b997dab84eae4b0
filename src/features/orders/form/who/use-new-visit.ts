import { useMemo, useState } from 'react'
import { customerById } from '#data/index.ts'
import { useLive, useCompany } from '#data/react.ts'
import { territoryOf } from '#domain/company/dispatch/territory-of.ts'
import type { BoardVisit } from '#domain/dispatch/board-visit.ts'
import { newVisit } from './draft-visit.ts'

/** The visit of an order that is being entered, at the site that was chosen. */
export function useNewVisit(customerId: string, siteId: string): BoardVisit {
  const [at] = useState(() => new Date().toISOString())
  const customer = useLive(customerById(customerId))
  const company = useCompany()
  const site = customer?.sites.find(({ id }) => id === siteId)
  const place = site?.geo ?? null
  const openingHours = site?.openingHours ?? null
  const siteZone = site?.timeZone ?? null
  const territoryId =
    site && company ? territoryOf(company.territories, site.address.postcode) : null
  return useMemo(
    () => newVisit(siteId, { place, territoryId, openingHours, siteZone }, at),
    [siteId, place, territoryId, openingHours, siteZone, at],
  )
}
