import type { NewOrderValues } from './new-order-values.ts'

/** How a new order is saved: for later, together with sending it, or to fit it in as urgent next. */
export type SaveAs = 'saved' | 'sent' | 'fitIn'

/** How a new order is saved unless another way is chosen: an urgent one without a person or day is fitted in. */
export function usualSave(
  { assigneeIds, priority, day }: Pick<NewOrderValues, 'assigneeIds' | 'priority' | 'day'>,
  mayFitIn: boolean,
): SaveAs {
  if (assigneeIds.length > 0) return 'sent'
  return mayFitIn && priority === 'urgent' && day === '' ? 'fitIn' : 'saved'
}
