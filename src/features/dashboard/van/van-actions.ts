import type { StockAction } from '#components/stock/stock-change.ts'

interface PartAtHand {
  /** Whether the van holds it or should. */
  readonly isHere: boolean
  readonly isLow: boolean
  readonly mayCount: boolean
  readonly mayTake: boolean
}

/** What can be done with a part in the van; the first is what it most likely needs. */
export function vanActions({
  isHere,
  isLow,
  mayCount,
  mayTake,
}: PartAtHand): readonly StockAction[] {
  const count = mayCount ? (['count'] as const) : []
  const take = mayTake ? (['take'] as const) : []
  const send = isHere ? (['send'] as const) : []
  return isLow ? [...take, ...count, ...send] : [...count, ...take, ...send]
}
