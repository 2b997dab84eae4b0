import { useMemo, useState } from 'react'
import { customerById } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import type { BoardVisit } from '#domain/dispatch/board-visit.ts'
import { newVisit } from './draft-visit.ts'

/** The visit of an order that is being entered, at the site that was chosen. */
export function useNewVisit(customerId: string, siteId: string): BoardVisit {
  const [at] = useState(() => new Date().toISOString())
  const customer = useLive(customerById(customerId))
  const place = customer?.sites.find(({ id }) => id === siteId)?.geo ?? null
  return useMemo(() => newVisit(siteId, place, at), [siteId, place, at])
}
