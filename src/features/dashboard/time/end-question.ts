/** What is asked before the day ends, the more pressing first; null for nothing. */
export type EndQuestion = 'decide' | 'work' | null

interface EndFacts {
  /** Changes that were refused or conflict, and wait for a decision. */
  readonly actionNeeded: number
  /** Whether work or travel is still running. */
  readonly isWorking: boolean
}

/** Changes that only wait for the network need no question: they are sent by themselves. */
export function endQuestion({ actionNeeded, isWorking }: EndFacts): EndQuestion {
  if (actionNeeded > 0) return 'decide'
  return isWorking ? 'work' : null
}
