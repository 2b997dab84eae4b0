import type { SetSpec } from '../followed-sets.ts'
import type { LoadRow } from './load-row.ts'
import { priorityOf, countPriority } from './set-parts.ts'

/** A set's progress, as this page knows it. */
export interface LoadingSet {
  readonly spec: SetSpec
  /** As it will be when the fetched pages are stored. */
  row: LoadRow | null
  isFetching: boolean
  /** Its first page is stored. */
  hasBegun: boolean
  /** It was answered or refused at least once. */
  wasTried: boolean
  /** It was counted, or need not be. */
  isCounted: boolean
  failures: number
  pausedUntil: number
}

/** A set as the device holds it; `before`: what this page knew of it until now. */
export function loadingSetOf(
  spec: SetSpec,
  row: LoadRow | null,
  before: LoadingSet | undefined,
): LoadingSet {
  return {
    spec,
    row,
    isFetching: false,
    hasBegun: row !== null,
    wasTried: row !== null || before?.wasTried === true,
    isCounted: row?.total != null || before?.isCounted === true,
    failures: before?.failures ?? 0,
    pausedUntil: before?.pausedUntil ?? 0,
  }
}

/** Of the sets that the screens need most, the one that has waited longest. `now`: device clock, milliseconds. */
export function nextSet(sets: readonly LoadingSet[], now: number): LoadingSet | undefined {
  const able = sets.filter(
    (set) =>
      !set.isFetching &&
      set.row?.isDone !== true &&
      set.pausedUntil <= now &&
      // A count is stored beside stored documents.
      (nextPriority(set) !== countPriority || set.hasBegun),
  )
  const first = Math.min(...able.map(nextPriority))
  // What the first screen shows is stored before anything else uses the processor.
  if (first > 0 && sets.some(isForScreen)) return undefined
  return able.find((set) => nextPriority(set) === first)
}

/** When a paused set may go on next; Infinity if none is paused. Device clock, milliseconds. */
export function nextWakeUp(
  sets: readonly LoadingSet[],
  allPausedUntil: number,
  now: number,
): number {
  const due = sets
    .filter(({ isFetching, row }) => !isFetching && row?.isDone !== true)
    .map(({ pausedUntil }) => Math.max(pausedUntil, allPausedUntil))
    .filter((until) => until > now)
  return Math.min(...due)
}

/** Whether the first screen needs it, and it was neither received nor refused. */
export function isForScreen({ spec, hasBegun, wasTried }: LoadingSet): boolean {
  return priorityOf(spec, null) === 0 && !hasBegun && !wasTried
}

/** The priority of the set's next request; the lowest comes first. */
export function nextPriority({ spec, row, isCounted }: LoadingSet): number {
  return row?.after && !isCounted ? countPriority : priorityOf(spec, row)
}
