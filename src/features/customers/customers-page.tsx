import { useOutlet, useParams } from 'react-router'
import { Split } from '#ui/layout/split.tsx'
import { CustomersList } from './customers-list.tsx'

/** All customers, next to the one whose id is in the URL. */
export function CustomersPage() {
  const detail = useOutlet()
  const { customerId = null } = useParams()
  return (
    <Split
      renderList={(layout) => <CustomersList layout={layout} current={customerId} />}
      detail={detail}
    />
  )
}
