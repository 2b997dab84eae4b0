import { TakenOverLine } from '#components/order/taken-over-line.tsx'
import { arrivalTime } from '#components/text/arrival-time.ts'
import { type DayItem, orderHistory, team } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { ownLateNotice } from '#domain/order/late-notices.ts'
import { requestOf } from '#domain/order/reassign-requests.ts'
import { hasPassed } from '#domain/order/transitions/order-machine.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { ToldText } from './told-text.tsx'

/** From whom a visit was taken over, and what the office was told of it, so that it is neither told twice nor forgotten. */
export function ToldLine({ item }: { item: DayItem }) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const uid = useActor()?.uid ?? ''
  const late = ownLateNotice(item.order, item.entry, uid)
  const request = requestOf(item.order, item.entry.part, uid)
  const texts = [
    late && t('late.toldTime', { time: arrivalTime(format, late.arrival, now) }),
    request && t(request.keptAt === null ? 'reassign.asked' : 'reassign.kept'),
  ].filter((text) => text !== null)
  const history = useLive(orderHistory(item.order.id))
  const people = useLive(team())
  if (!hasPassed(item.order.status, 'onSite')) return null
  return (
    <>
      <TakenOverLine order={item.order} uid={uid} history={history ?? []} people={people} />
      {texts.map((text) => (
        <ToldText key={text}>{text}</ToldText>
      ))}
    </>
  )
}
