import { BellRing } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ChangeText } from '#components/order/order-news.tsx'
import { readSeenOrders, writeSeenOrders } from '#components/order/seen-orders.ts'
import { useSeeVisits } from '#components/order/use-see-visits.ts'
import { ownVisits, team } from '#data/index.ts'
import { useData, useLive } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import { toSeenOrder } from '#domain/order/history/changes-since.ts'
import { viewersOf } from '#domain/order/is-sent.ts'
import { type News, newsSince, type OwnVisit } from '#domain/order/history/visit-changes.ts'
import { trueNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Banner } from '#ui/layout/banner.tsx'

const nothing: readonly News[] = []

/** What others changed of a person's order since they last looked. Opening the order is looking: it counts as seen. */
export function NewsBanner({ order, uid }: { order: Order; uid: string }) {
  const t = useT()
  const [news, setNews] = useState(nothing)
  const visits = useLive(ownVisits(order.id))
  const people = useLive(team())
  const see = useSeeVisits(useData().mutateAll)
  // That an order is new needs no saying once it is open.
  const isNew = useRef(false)

  const lookAt = useEffectEvent((shown: Order, own: readonly OwnVisit[]) => {
    see(own)
    const seen = readSeenOrders(uid)
    if (!seen) return
    const mine = viewersOf(shown).includes(uid) ? [shown] : []
    const known = seen[shown.id]
    const looking = { uid, visits: own, now: new Date(trueNow()).toISOString() }
    const fresh = newsSince(known ? { [shown.id]: known } : {}, mine, undefined, looking)
    isNew.current ||= fresh.some(({ type }) => type === 'new')
    if (fresh.length > 0 && !isNew.current) setNews((before) => withoutDoubles(before, fresh))
    writeSeenOrders(uid, { ...seen, [shown.id]: toSeenOrder(shown, uid, own) })
  })
  useEffect(() => {
    if (visits) lookAt(order, visits)
  }, [order, visits])

  if (news.length === 0) return null
  return (
    <Banner
      icon={<BellRing aria-hidden="true" />}
      title={t('today.changes', { count: news.length })}
      action={
        <Button size="small" onPress={() => setNews(nothing)}>
          {t('today.acknowledge')}
        </Button>
      }
    >
      {news.map((change) => (
        <ChangeText key={keyOf(change)} change={change} people={people} />
      ))}
    </Banner>
  )
}

function keyOf({ type, id }: News): string {
  return `${type}/${id}`
}

/** What was told and not acknowledged yet stays, but for what has changed again. */
function withoutDoubles(before: readonly News[], fresh: readonly News[]): readonly News[] {
  const isFresh = new Set(fresh.map(keyOf))
  return [...before.filter((one) => !isFresh.has(keyOf(one))), ...fresh]
}
