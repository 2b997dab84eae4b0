import { wholeBetween } from '../entities/whole-between.ts'

/** The days from the issue of an invoice until it is due; 0 for at once. `firestore.rules` holds the same limits. */
export const paymentTerms = wholeBetween(0, 365)
