import type { GeoPoint } from '../distance-km.ts'

export interface AddressQuestion {
  readonly text: string
  /** Of the answers: 'en'. */
  readonly language: string
  /** What is near comes first; null where the company's region is unknown. */
  readonly near: GeoPoint | null
}
