import { useToldOffice } from '#components/order/use-told-office.ts'
import type { DayItem } from '#data/index.ts'
import { useActor } from '#data/react.ts'
import { hasPassed } from '#domain/order/transitions/order-machine.ts'
import { useFormat, useT } from '#messages/index.ts'
import { ToldText } from './told-text.tsx'

/** What the office was told of the next visit, so that it is neither told twice nor forgotten. */
export function ToldLine({ item }: { item: DayItem }) {
  const t = useT()
  const format = useFormat()
  const { late, hasAskedReassign } = useToldOffice(useActor()?.uid, item.entry)
  const texts = [
    late && t('late.toldTime', { time: format.time(late.arrival) }),
    hasAskedReassign && t('reassign.asked'),
  ].filter((text) => text !== null && text !== false)
  if (!hasPassed(item.order.status, 'onSite')) return null
  return texts.map((text) => <ToldText key={text}>{text}</ToldText>)
}
