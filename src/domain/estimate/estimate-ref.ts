import { shortCode } from '#lib/short-code.ts'

/** A short reference for people (`E-7K3M9Q`), derived from the estimate's id so that it needs no network. */
export function estimateRef(estimateId: string): string {
  return `E-${shortCode(estimateId)}`
}
