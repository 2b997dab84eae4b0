import * as v from 'valibot'
import type { Problem } from '#domain/problem.ts'
import { fail } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { serverProblem } from '../server/load-documents.ts'
import type { OnlinePaymentsState, OnlinePaymentsStep } from '../types/online-payments.ts'
import { type CallPorts, callFunction } from './call-function.ts'

const answer = v.object({
  state: v.picklist(['off', 'pending', 'on']),
  url: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\//))),
})

/** Asks whether customers can pay the company online, or changes it. */
export async function onlinePayments(
  ports: CallPorts,
  step: OnlinePaymentsStep,
): Promise<Result<OnlinePaymentsState, Problem>> {
  const asked = await callFunction(ports, '/api/onlinePayments', { step }, answer)
  return asked.ok ? asked : fail(serverProblem(asked.problem))
}
