import type { Firestore } from 'firebase-admin/firestore'
import type { Language } from '../../../src/domain/entities/user.ts'
import type { Counts } from './rewrite.ts'

/** What is to be erased, and for whom. */
export interface Task {
  readonly db: Firestore
  readonly companyId: string
  readonly subjectId: string
  readonly language: Language
  /** The instant of the request. */
  readonly at: string
  readonly counts: Counts
}
