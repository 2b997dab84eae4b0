import * as v from 'valibot'
import type { Company } from '../../entities/company.ts'
import type { Customer } from '../../entities/customer.ts'
import type { PictureFields } from '../../entities/picture.ts'
import type { Estimate } from '../../entities/estimate.ts'
import type { Address } from '../../entities/fields.ts'
import { estimateContent } from '../../estimate/estimate-content.ts'
import { buyerOf, sellerOf } from '../../invoice/parties.ts'
import { localDay } from '../../time/local-time.ts'
import { shareView, type ShareView } from '../share-view.ts'
import { viewHead } from './view-head.ts'

interface EstimateFacts {
  readonly company: Company
  readonly customer: Customer
  /** Null where the company has none. */
  readonly logo: PictureFields | null
  readonly estimate: Estimate
  /** Of the customer's primary site. */
  readonly siteAddress: Address | null
  /** An instant. */
  readonly now: string
}

/** What a customer sees of an estimate; null of a draft, of a cancelled one, and where a party has no name. */
export function estimateView(facts: EstimateFacts): ShareView | null {
  const { company, customer, logo, estimate, siteAddress, now } = facts
  const { status, validUntil } = estimate
  if (status === 'draft' || status === 'cancelled') return null
  const isOpen = status === 'sent'
  // The schema drops what it does not name, at every level.
  const view = v.safeParse(shareView, {
    kind: 'estimate',
    ...viewHead(company, customer, logo),
    estimate: { ...estimate, ...estimateContent(estimate) },
    seller: { ...sellerOf(company), iban: '' },
    buyer: buyerOf(customer, siteAddress),
    canApprove: isOpen && localDay(now, company.timeZone) <= validUntil,
    canDecline: isOpen,
  })
  return view.success ? view.output : null
}
