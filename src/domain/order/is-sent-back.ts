import type { Order } from '../entities/order.ts'

/**
 * Whether the office sent finished work back and its technician has taken no step since: a task, and not where they are
 * now. Only the office gives a reason with this status; someone who arrives or resumes gives none.
 */
export function isSentBack({
  status,
  statusReason,
}: Pick<Order, 'status' | 'statusReason'>): boolean {
  return status === 'onSite' && statusReason !== ''
}
