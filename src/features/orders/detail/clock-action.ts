interface ClockFacts {
  /** Whether this person's timer is running on the order. */
  readonly isRunning: boolean
  /** Whether this person has worked on the order before. */
  readonly worksHere: boolean
  /** Whether this person may still add to the order. */
  readonly mayAdd: boolean
}

/** What the order's timer offers: a running one can always be stopped; none starts on a closed order. */
export function clockAction({ isRunning, worksHere, mayAdd }: ClockFacts): 'stop' | 'start' | null {
  if (isRunning) return 'stop'
  return worksHere && mayAdd ? 'start' : null
}
