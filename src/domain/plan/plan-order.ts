/** An order that a plan has created, as far as the plan asks. */
export interface PlanOrder {
  /** The day of the rule that it stands for. */
  readonly on: string
  readonly status: 'open' | 'done' | 'cancelled'
  /** The local day on which it was done; null where it was not. */
  readonly doneOn: string | null
  readonly isSent: boolean
}

/** Whether a change of the plan may still change or remove its order: what was sent or closed stays as it is. */
export function isReplaceable({ status, isSent }: PlanOrder): boolean {
  return status === 'open' && !isSent
}
