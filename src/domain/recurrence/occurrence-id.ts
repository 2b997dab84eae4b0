import { shortCode } from '#lib/short-code.ts'

const longestId = 128

/**
 * The id of what is created for one day of a plan. It is computed, so that two offices that generate the same days
 * without a network create the same orders.
 */
export function occurrenceId(planId: string, on: string): string {
  const id = `${planId}_${on}`
  if (id.length <= longestId) return id
  const end = `_${shortCode(planId)}_${on}`
  return `${planId.slice(0, longestId - end.length)}${end}`
}
