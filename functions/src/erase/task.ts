import type { Firestore } from 'firebase-admin/firestore'
import type { Language } from '../../../src/domain/entities/user.ts'
import type { Links } from './links.ts'

/** What an erasure has done so far. */
export interface Counts {
  changed: number
  deleted: number
}

/** What is to be erased, and for whom. */
export interface Task {
  readonly db: Firestore
  readonly companyId: string
  readonly subjectId: string
  readonly language: Language
  /** The instant of the request. */
  readonly at: string
  readonly counts: Counts
  /** The documents that are about the subject, as `orders/abc`. */
  readonly links: Links
}
