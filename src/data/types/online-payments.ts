import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'

/** Whether customers can pay the company online. */
export interface OnlinePaymentsState {
  /** 'pending': the payment provider wants to know more before it charges a customer. */
  readonly state: 'off' | 'pending' | 'on'
  /** The page of the provider where the owner goes on; undefined where there is nothing to do. */
  readonly url?: string | undefined
}

/** What is done about it; all of it needs the network, and all but looking needs the owner. */
export type OnlinePaymentsStep = 'look' | 'connect' | 'turnOff'

export type OnlinePayments = (
  step: OnlinePaymentsStep,
) => Promise<Result<OnlinePaymentsState, Problem>>
