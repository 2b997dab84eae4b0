import { useSearchParams } from 'react-router'
import { useActor } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { LapsedState } from '#components/subscription/lapsed-state.tsx'
import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { NewOrderForm } from './new-order-form.tsx'

/** `?customer=` preselects the customer, `?start=` (local time) and `?person=` whom and when it is planned for. */
export function NewOrderPage() {
  const t = useT()
  const actor = useActor()
  const [search] = useSearchParams()
  const mayCreate = actor !== null && can(actor, 'order/create')
  return (
    <Page
      title={t('orders.new')}
      width="narrow"
      back={{ href: '/orders', label: t('orders.back') }}
    >
      {mayCreate ? (
        <NewOrderForm
          customerId={search.get('customer') ?? ''}
          start={search.get('start') ?? ''}
          personId={search.get('person') ?? ''}
        />
      ) : actor?.isLapsed === true ? (
        <LapsedState role={actor.role} />
      ) : (
        <EmptyState title={t('orders.newNotAllowed')}>{t('orders.newNotAllowedNote')}</EmptyState>
      )}
    </Page>
  )
}
