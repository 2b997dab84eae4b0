import type { BoardVisit } from '#domain/dispatch/board-visit.ts'
import { type PartChange, turnedPart, undoingParts } from './part-change.ts'
import { undoing, type VisitChange } from './visit-change.ts'

/** What an act does: visits whose plan changes, and further visits that are planned or cancelled. */
export interface ActChanges {
  readonly changes: readonly VisitChange[]
  readonly parts: readonly PartChange[]
  /** The visits, by id, that are sent to their people with their new plan. */
  readonly sends?: readonly string[]
}

/** What does again what an act did, once it was undone. */
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
  { changes, parts }: ActChanges,
  visits: ReadonlyMap<string, BoardVisit>,
): ActChanges & { readonly kept: readonly string[] } {
  const ofVisits = undoing(changes, visits)
  const ofParts = undoingParts(parts, visits)
  return {
    changes: ofVisits.changes,
    parts: ofParts.parts,
    kept: [...ofVisits.kept, ...ofParts.kept],
  }
}
