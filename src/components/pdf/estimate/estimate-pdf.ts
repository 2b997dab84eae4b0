import type { Estimate } from '#domain/entities/estimate.ts'
import type { Language } from '#domain/entities/user.ts'
import { addressLines } from '#domain/geo/address-lines.ts'
import type { InvoiceContent } from '#domain/invoice/invoice-content.ts'
import { logoUrl } from '../draw-image.ts'
import { estimateDocument } from './estimate-document.ts'

type Party = NonNullable<InvoiceContent['seller']>

export interface EstimateRequest {
  readonly kind: 'estimate'
  readonly estimate: Estimate
  readonly seller: Party
  readonly buyer: Party
  readonly language: Language
  readonly timeZone: string
  readonly logo: Blob | null
}

/** The document of an estimate with all of its options. */
export async function estimatePdf(request: EstimateRequest): Promise<object> {
  return estimateDocument({
    ...request,
    sellerLines: linesOf(request.seller),
    buyerLines: linesOf(request.buyer),
    logo: await logoUrl(request.logo),
  })
}

function linesOf({ address, phone, email }: Party): readonly string[] {
  const reach = [phone, email].filter(Boolean).join(' · ')
  return [...addressLines(address), reach].filter((text) => text.trim() !== '')
}
