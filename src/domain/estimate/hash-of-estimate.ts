import { createSha256 } from '#lib/sha256.ts'
import type { Estimate } from '../entities/estimate.ts'
import { estimateContent } from './estimate-content.ts'

/** Everything that an estimate says to its customer. */
type Said = Pick<
  Estimate,
  | 'ref'
  | 'revision'
  | 'title'
  | 'customerId'
  | 'siteId'
  | 'currency'
  | 'isInclusive'
  | 'taxRounding'
  | 'cashStepMinor'
  | 'options'
  | 'lines'
  | 'deposit'
  | 'note'
  | 'validUntil'
>

/**
 * SHA-256 in hexadecimal of what an estimate says, which an answer names: it counts for what was shown and nothing else.
 * The same on every device, in whatever order fields are stored.
 */
export function hashOfEstimate(estimate: Said): string {
  const { ref, revision, title, customerId, siteId, currency, isInclusive } = estimate
  const { taxRounding, cashStepMinor = 1, note, validUntil } = estimate
  // Exact sums add nothing, so that what was sent before sums were rounded keeps its hash.
  const rounding = cashStepMinor === 1 ? [] : [cashStepMinor]
  const place = [customerId, siteId, currency]
  const head = [ref, revision, title, ...place, isInclusive, taxRounding, ...rounding]
  const hash = createSha256()
  const { options, lines, deposit } = estimateContent(estimate)
  // Customers are not told where a price comes from.
  const shown = lines.map((line) => ({ ...line, priceSource: undefined }))
  const said = JSON.stringify([head, note, validUntil, options, shown, deposit])
  hash.update(new TextEncoder().encode(said))
  return hash.hex()
}
