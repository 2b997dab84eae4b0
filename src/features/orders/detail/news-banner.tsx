import { BellRing } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ChangeText, VisitTimeText } from '#components/order/order-news.tsx'
import { readSeenOrders, writeSeenOrders } from '#components/order/seen-orders.ts'
import { useSeeVisits } from '#components/order/use-see-visits.ts'
import { team, type UnseenVisit, unseenVisits } from '#data/index.ts'
import { useData, useLive } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import { changesSince, type OrderChange, toSeenOrder } from '#domain/order/history/changes-since.ts'
import { viewersOf } from '#domain/order/is-sent.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Banner } from '#ui/layout/banner.tsx'

interface News {
  readonly changes: readonly OrderChange[]
  readonly visits: readonly UnseenVisit[]
}

const nothing: News = { changes: [], visits: [] }

/** What others changed of a person's order since they last looked. Opening the order is looking: it counts as seen. */
export function NewsBanner({ order, uid }: { order: Order; uid: string }) {
  const t = useT()
  const [news, setNews] = useState(nothing)
  const unseen = useLive(unseenVisits(order.id))
  const people = useLive(team())
  const see = useSeeVisits(useData().mutateAll)
  // That an order is new needs no saying once it is open.
  const isNew = useRef(false)

  const lookAt = useEffectEvent((shown: Order) => {
    const seen = readSeenOrders(uid)
    if (!seen) return
    const own = viewersOf(shown).includes(uid) ? [shown] : []
    const known = seen[shown.id]
    const changes = changesSince(known ? { [shown.id]: known } : {}, own, undefined, uid)
    isNew.current ||= changes.some(({ type }) => type === 'new')
    if (changes.length > 0 && !isNew.current) setNews((before) => ({ ...before, changes }))
    writeSeenOrders(uid, { ...seen, [shown.id]: toSeenOrder(shown, uid) })
  })
  useEffect(() => lookAt(order), [order])

  const lookAtVisits = useEffectEvent((visits: readonly UnseenVisit[]) => {
    if (visits.length === 0) return
    if (!isNew.current) setNews((before) => ({ ...before, visits }))
    see(visits)
  })
  useEffect(() => {
    if (unseen) lookAtVisits(unseen)
  }, [unseen])

  const { changes, visits } = news
  if (changes.length === 0 && visits.length === 0) return null
  return (
    <Banner
      icon={<BellRing aria-hidden="true" />}
      title={t('today.changes', { count: changes.length || visits.length })}
      action={
        <Button size="small" onPress={() => setNews(nothing)}>
          {t('today.acknowledge')}
        </Button>
      }
    >
      {changes.map((change) => (
        <ChangeText key={change.type} change={change} people={people} />
      ))}
      {changes.length === 0 && visits.map((one) => <VisitTimeText key={one.id} visit={one} />)}
    </Banner>
  )
}
