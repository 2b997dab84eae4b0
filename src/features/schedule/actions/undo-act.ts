import type { BoardVisit } from '#domain/dispatch/board-visit.ts'
import type { NewAbsence } from '#domain/time/new-absence.ts'
import { type PartChange, turnedPart, undoingParts } from './part-change.ts'
import { undoing, type VisitChange } from './visit-change.ts'

/** What an act does: visits whose plan changes, and further visits that are planned or cancelled. */
export interface ActChanges {
  readonly changes: readonly VisitChange[]
  readonly parts: readonly PartChange[]
  /** The visits, by id, that are sent to their people with their new plan. */
  readonly sends?: readonly string[]
  /** Time off of the person whose visits go to others. */
  readonly addsAbsence?: NewAbsence
  /** The time off, by id, that it takes back. */
  readonly cancelsAbsence?: string
}

/** What does again what an act did to visits, once it was undone: time off that was cancelled stays so. */
export function turned({ changes, parts }: ActChanges): ActChanges {
  return {
    changes: changes.map(({ visitId, from, to }) => ({ visitId, from: to, to: from })),
    parts: parts.map(turnedPart),
  }
}

/** One act of a dispatcher: a drop, a bulk move, a split, an applied plan. */
export interface Act extends ActChanges {
  /** What was done, as a sentence. */
  readonly label: string
  /** Where the one visit that it changes was before, as a sentence. */
  readonly before?: string
}

/** What undoing an act does by now, and the visits that someone has changed since, which stay as they are. */
export function undoingAct(
  { changes, parts, addsAbsence }: ActChanges,
  visits: ReadonlyMap<string, BoardVisit>,
): ActChanges & { readonly kept: readonly string[] } {
  const ofVisits = undoing(changes, visits)
  const ofParts = undoingParts(parts, visits)
  return {
    changes: ofVisits.changes,
    parts: ofParts.parts,
    ...(addsAbsence && { cancelsAbsence: addsAbsence.absenceId }),
    kept: [...ofVisits.kept, ...ofParts.kept],
  }
}
