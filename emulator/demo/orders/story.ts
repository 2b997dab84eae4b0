/** What one person did to an order. */
export type Change =
  | {
      readonly type: 'assign'
      readonly assigneeIds: readonly string[]
      readonly plannedStart: number | null
      readonly plannedEnd: number | null
    }
  | { readonly type: 'edit'; readonly field: string; readonly to: string }
  | { readonly type: 'answer'; readonly answers: Readonly<Record<string, unknown>> }
  | { readonly type: 'move'; readonly to: string; readonly reason?: string }
  /** Someone cannot make it and asked the office to reassign it. */
  | { readonly type: 'ask'; readonly reason: string }
  /** Someone told the office that they will be late, and when they expect to arrive (milliseconds). */
  | { readonly type: 'late'; readonly arrival: number }
  /** The order's invoice was issued. */
  | { readonly type: 'invoice' }

export interface Step {
  readonly by: string
  /** True time, milliseconds. */
  readonly at: number
  /** When it reached the server: later where the phone had no network. */
  readonly receivedAt: number
  readonly change: Change
}

export interface Plan {
  readonly assigneeIds: readonly string[]
  readonly plannedStart: number | null
  readonly plannedEnd: number | null
  /** Sent at once to the people assigned. */
  readonly send?: true
}

export const noPlan: Plan = { assigneeIds: [], plannedStart: null, plannedEnd: null }

/** One order's life: entered with a plan or without, then its steps in the order of time. */
export interface Story {
  readonly by: string
  readonly at: number
  readonly plan: Plan
  readonly steps: readonly Step[]
}
