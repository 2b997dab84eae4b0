import * as v from 'valibot'
import type { HistoryEntry } from '#data/index.ts'

/** One line of the history: a single act, or the answers that one person gave one after the other. */
export interface HistoryGroup<Entry> {
  /** Of its first entry, so that it stays while answers are added. */
  readonly id: string
  /** Oldest first. */
  readonly entries: readonly [Entry, ...Entry[]]
  /** How many questions were answered; 0 for a single act. */
  readonly questions: number
}

type Grouped = Pick<
  HistoryEntry,
  'id' | 'name' | 'args' | 'actorId' | 'lost' | 'merged' | 'uncounted' | 'isUnreported'
>

const answered = v.object({ edits: v.record(v.string(), v.unknown()) })

/** The entries of a history, oldest first, with a checklist as one line. What was lost or merged stays a line of its own. */
export function groupHistory<Entry extends Grouped>(
  entries: readonly Entry[],
): readonly HistoryGroup<Entry>[] {
  const groups: [Entry, ...Entry[]][] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    const before = last?.at(-1)
    if (last && before && isSameChecklist(before, entry)) {
      last.push(entry)
    } else groups.push([entry])
  }
  return groups.map((group) => ({
    id: group[0].id,
    entries: group,
    questions: group.length > 1 ? new Set(group.flatMap(questionsOf)).size : 0,
  }))
}

function isPlainAnswer({ name, lost, merged, uncounted, isUnreported }: Grouped): boolean {
  const isPlain = lost.length === 0 && merged.length === 0 && uncounted === null
  return name === 'order/answer' && isPlain && !isUnreported
}

function isSameChecklist(one: Grouped, next: Grouped): boolean {
  return one.actorId === next.actorId && isPlainAnswer(one) && isPlainAnswer(next)
}

function questionsOf({ args }: Grouped): readonly string[] {
  const parsed = v.safeParse(answered, args)
  return parsed.success ? Object.keys(parsed.output.edits) : []
}
