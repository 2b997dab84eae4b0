import * as v from 'valibot'
import type { MoneyAtRisk } from '#data/index.ts'
import { unbilledKinds } from '#domain/leaks/leak.ts'

export const atRiskViews = ['all', 'unbilled'] as const

const addressSchema = v.object({
  show: v.fallback(v.picklist(atRiskViews), 'all'),
  /** '' for every customer. */
  customer: v.fallback(v.string(), ''),
})
export type AtRiskAddress = v.InferOutput<typeof addressSchema>

export function readAtRiskAddress(query: URLSearchParams): AtRiskAddress {
  return v.parse(addressSchema, { show: query.get('show'), customer: query.get('customer') })
}

/** The query with these parts of the address; what is usual is left out. */
export function withAtRiskAddress(
  query: URLSearchParams,
  changes: Partial<AtRiskAddress>,
): URLSearchParams {
  const { show, customer } = { ...readAtRiskAddress(query), ...changes }
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries({ show: show === 'all' ? '' : show, customer })) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}

export function filterAtRisk(
  found: readonly MoneyAtRisk[],
  { show, customer }: AtRiskAddress,
): readonly MoneyAtRisk[] {
  return found.filter(
    ({ kind, customerId }) =>
      (show === 'all' || unbilledKinds.has(kind)) && (customer === '' || customer === customerId),
  )
}
