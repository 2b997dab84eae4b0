/** What a check can find, by how bad it is: 'block' cannot be saved, 'warn' is a problem, 'note' is good to know. */
const severities = {
  orderClosed: 'block',
  underWay: 'block',
  locked: 'block',
  inactivePerson: 'block',
  impossibleLength: 'block',
  overlap: 'warn',
  /** The drive from the visit before does not fit between the two. */
  travelTooLong: 'warn',
  outsideHours: 'warn',
  absence: 'warn',
  holiday: 'warn',
  skillMissing: 'warn',
  skillLevel: 'warn',
  skillExpired: 'warn',
  beforeWindow: 'warn',
  afterWindow: 'warn',
  dueMissed: 'warn',
  /** The site cannot be worked at then. */
  siteClosed: 'warn',
  crewTooSmall: 'warn',
  /** An item that it needs is neither in the van nor on its way there. */
  partMissing: 'warn',
  /** Someone whom the order does not want. */
  excludedPerson: 'warn',
  breakImpossible: 'warn',
  overDailyMaximum: 'warn',
  shortRest: 'warn',
  /** A later part, or a follow-up, before what it continues. */
  beforeFirstPart: 'warn',
  /** They can no longer be there in time. */
  lateNow: 'warn',
  absenceRequested: 'note',
  placeUnknown: 'note',
  /** Someone who works in other territories. */
  outsideTerritory: 'note',
  notPreferred: 'note',
  overQualified: 'note',
  notSeen: 'note',
  /** The customer was told another time. */
  customerNotTold: 'note',
  sameSiteTwice: 'note',
} as const

export type FindingCode = keyof typeof severities
export type Severity = (typeof severities)[FindingCode]

/** All codes, from the worst. */
export const findingCodes = Object.keys(severities) as readonly FindingCode[]

const gravity = ['block', 'warn', 'note'] as const satisfies readonly Severity[]

/** Sorts the most serious first. */
export function byGravity(a: Finding, b: Finding): number {
  return (
    gravity.indexOf(a.severity) - gravity.indexOf(b.severity) ||
    findingCodes.indexOf(a.code) - findingCodes.indexOf(b.code)
  )
}

/** Who is at a visit that a change takes from them or moves. */
export interface UnderWay {
  readonly status: 'enRoute' | 'onSite' | 'paused'
  readonly personIds: readonly string[]
  /** With whom it starts over, no one where it stops; null where it goes on. */
  readonly nextIds: readonly string[] | null
}

/** What there is to say of a finding beside its code. */
interface FindingDetails {
  /** The person it is about. */
  readonly personId?: string
  /** The other visit of a pair: the one before, the one beneath, or the one at the same site. */
  readonly otherVisitId?: string
  /** By how much a limit is missed. */
  readonly minutes?: number
  readonly skillId?: string
  /** The item that is missing. */
  readonly itemId?: string
  readonly underWay?: UnderWay
}

/** A rule that a planned visit breaks. */
export interface Finding extends FindingDetails {
  readonly code: FindingCode
  readonly severity: Severity
  readonly visitId: string
}

/** A finding with the severity of its code, or with the one that the company chose. */
export function finding(
  code: FindingCode,
  visitId: string,
  details: FindingDetails = {},
  severity: Severity = severities[code],
): Finding {
  return { code, severity, visitId, ...details }
}
