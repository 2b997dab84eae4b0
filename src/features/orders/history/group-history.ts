import * as v from 'valibot'
import type { HistoryEntry } from '#data/index.ts'
import { correctionOf, isSamePart, type PartCorrection } from './part-corrections.ts'

/** One line of the history: a single act, one person's answers or corrections of a part in a row, or a step with its undo. */
export interface HistoryGroup<Entry> {
  /** Of its first entry, so that it stays while answers are added. */
  readonly id: string
  /** Oldest first. */
  readonly entries: readonly [Entry, ...Entry[]]
  /** How many questions were answered; 0 for other acts. */
  readonly questions: number
  /** What the corrections of one part came to; null for other acts. */
  readonly part: PartCorrection | null
  /** The first entry is a step that the second one takes back. */
  readonly isUndone: boolean
}

type Grouped = Pick<
  HistoryEntry,
  'id' | 'name' | 'args' | 'actorId' | 'at' | 'lost' | 'merged' | 'uncounted' | 'isUnreported'
>

const stepTo = v.object({ to: v.string() })
const stepFrom = v.object({ from: v.string() })
const answered = v.object({ edits: v.record(v.string(), v.unknown()) })

/**
 * The entries of a history, oldest first, with a checklist as one line, the corrections of a part too, and a step with its
 * undo. What was lost or merged stays a line of its own.
 */
export function groupHistory<Entry extends Grouped>(
  entries: readonly Entry[],
): readonly HistoryGroup<Entry>[] {
  const groups: [Entry, ...Entry[]][] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    const before = last?.at(-1)
    const joins =
      before &&
      (isSameChecklist(before, entry) ||
        (isFollowedUp(before, entry) && isSamePart(before, entry)) ||
        isUndo(before, entry))
    if (last && joins) {
      last.push(entry)
    } else groups.push([entry])
  }
  const used = new Map<string, number>()
  return groups.map((group) => ({
    id: group[0].id,
    part: correctionOf(group, used),
    entries: group,
    isUndone: group[1]?.name === 'order/takeBack',
    questions: group.length > 1 ? new Set(group.flatMap(questionsOf)).size : 0,
  }))
}

function isPlain({ lost, merged, uncounted, isUnreported }: Grouped): boolean {
  return lost.length === 0 && merged.length === 0 && uncounted === null && !isUnreported
}

function isFollowedUp(one: Grouped, next: Grouped): boolean {
  return one.actorId === next.actorId && isPlain(one) && isPlain(next)
}

function isSameChecklist(one: Grouped, next: Grouped): boolean {
  return one.name === 'order/answer' && next.name === 'order/answer' && isFollowedUp(one, next)
}

function isUndo(one: Grouped, next: Grouped): boolean {
  if (one.name !== 'order/move' || next.name !== 'order/takeBack') return false
  const [step, undo] = [v.safeParse(stepTo, one.args), v.safeParse(stepFrom, next.args)]
  return (
    step.success && undo.success && step.output.to === undo.output.from && isFollowedUp(one, next)
  )
}

function questionsOf({ args }: Grouped): readonly string[] {
  const parsed = v.safeParse(answered, args)
  return parsed.success ? Object.keys(parsed.output.edits) : []
}
