import type { DayItem } from '#data/index.ts'
import { hasPassed } from '#domain/order/transitions/order-machine.ts'
import { useFormat, useT } from '#messages/index.ts'
import { ToldText } from './told-text.tsx'
import { useToldOffice } from './use-told-office.ts'

/** What the office was told of the next visit, so that it is neither told twice nor forgotten. */
export function ToldLine({ item }: { item: DayItem }) {
  const t = useT()
  const format = useFormat()
  const { late, hasAskedReassign } = useToldOffice(item)
  const texts = [
    late && t('late.toldTime', { time: format.time(late.arrival) }),
    hasAskedReassign && t('reassign.asked'),
  ].filter((text) => text !== null && text !== false)
  if (!hasPassed(item.order.status, 'onSite')) return null
  return texts.map((text) => <ToldText key={text}>{text}</ToldText>)
}
