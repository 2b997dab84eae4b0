import { Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { type CustomerMarks, similarCustomers } from '#domain/customer/similar-customers.ts'
import { useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import styles from './similar-customers.module.css'

type Known = CustomerMarks & { readonly id: string }

export interface SimilarCustomersProps {
  entered: CustomerMarks
  /** Undefined while they are being read. */
  known: readonly Known[] | undefined
  renderAction: (customer: Known) => ReactNode
}

const mostShown = 2

/** Says while a customer is entered which known one it may be. It forbids nothing. */
export function SimilarCustomers({ entered, known, renderAction }: SimilarCustomersProps) {
  const t = useT()
  const found = similarCustomers(entered, known ?? []).slice(0, mostShown)
  return (
    <div aria-live="polite" className={styles.found}>
      {found.map(({ customer, by }) => (
        <Banner
          key={customer.id}
          tone="attention"
          isCompact
          icon={<Users aria-hidden="true" />}
          title={t(`customers.alike.${by}`)}
          action={renderAction(customer)}
        >
          {[customer.name, customer.phone, customer.streets[0] ?? ''].filter(Boolean).join(' · ')}
        </Banner>
      ))}
    </div>
  )
}
