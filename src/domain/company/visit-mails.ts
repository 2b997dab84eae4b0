import * as v from 'valibot'

/** What a company can have mailed to customers about their visits, without anyone doing it. */
export const visitMailKinds = ['booked', 'dayBefore', 'onTheWay'] as const
export type VisitMailKind = (typeof visitMailKinds)[number]

/** The kinds that are switched on, in the order of `visitMailKinds`; '' for none. `firestore.rules` holds the same shape. */
export const visitMails = v.pipe(
  v.string(),
  v.check((text) => visitMailsText(visitMailsOf(text)) === text, 'visitMails'),
)

/** 'booked,onTheWay' -> ['booked', 'onTheWay']; what this app does not know is left out. */
export function visitMailsOf(text: string): readonly VisitMailKind[] {
  const words = text.split(',')
  return visitMailKinds.filter((kind) => words.includes(kind))
}

/** How these kinds are stored. */
export function visitMailsText(kinds: readonly VisitMailKind[]): string {
  return visitMailKinds.filter((kind) => kinds.includes(kind)).join(',')
}
