/** What a link shows its customer: an estimate to answer, an invoice to pay, or when the technician comes. */
export const shareKinds = ['estimate', 'invoice', 'visit'] as const
export type ShareKind = (typeof shareKinds)[number]
