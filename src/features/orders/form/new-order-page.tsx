import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { orderById } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { LapsedState } from '#components/subscription/lapsed-state.tsx'
import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { newOrderBack } from './new-order-back.ts'
import { NewOrderForm } from './new-order-form.tsx'

/**
 * `?customer=` preselects the customer, `?start=` (local time) and `?person=` when it is planned and for which person,
 * `?followUp=` the order whose unfinished work it continues.
 */
export function NewOrderPage() {
  const t = useT()
  const actor = useActor()
  const [search] = useSearchParams()
  const [round, setRound] = useState(0)
  const mayCreate = actor !== null && can(actor, 'order/create')
  const followUp = search.get('followUp') ?? ''
  const continued = useLive(orderById(followUp))
  const isWide = useMediaQuery('(width >= 1200px)')
  return (
    <Page
      title={t('orders.new')}
      width={mayCreate && isWide ? 'full' : 'narrow'}
      back={newOrderBack(t, followUp)}
    >
      {mayCreate && followUp !== '' && continued === undefined ? (
        <Skeleton label={t('orders.loading')} shape="text" />
      ) : mayCreate ? (
        <NewOrderForm
          key={`${search} ${round}`}
          customerId={search.get('customer') ?? ''}
          start={search.get('start') ?? ''}
          personId={search.get('person') ?? ''}
          followUpOf={continued?.order ?? null}
          onStartOver={() => setRound(round + 1)}
        />
      ) : actor?.isLapsed === true ? (
        <LapsedState role={actor.role} />
      ) : (
        <EmptyState title={t('orders.newNotAllowed')}>{t('orders.newNotAllowedNote')}</EmptyState>
      )}
    </Page>
  )
}
