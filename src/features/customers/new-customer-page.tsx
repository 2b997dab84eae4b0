import { useState } from 'react'
import { useActor } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { LapsedState } from '#components/subscription/lapsed-state.tsx'
import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { NewCustomerForm } from './new-customer-form.tsx'

export function NewCustomerPage() {
  const t = useT()
  const actor = useActor()
  const [round, setRound] = useState(0)
  return (
    <Page
      title={t('customers.new')}
      width="narrow"
      back={{ href: '/customers', label: t('customers.back') }}
    >
      {actor !== null && can(actor, 'customer/create') ? (
        <NewCustomerForm key={round} onStartOver={() => setRound(round + 1)} />
      ) : actor?.isLapsed === true ? (
        <LapsedState role={actor.role} />
      ) : (
        <EmptyState title={t('customers.notAllowed')}>{t('customers.notAllowedNote')}</EmptyState>
      )}
    </Page>
  )
}
