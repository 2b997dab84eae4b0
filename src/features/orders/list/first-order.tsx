import { useEffect } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { orderAtHand } from './order-at-hand.ts'
import { useListQuery, useOrderFilter } from './use-order-filter.ts'
import { useOrderRows } from './use-order-rows.ts'

/** Opens the order at hand of the list, so that a tablet has one beside it. Back still leads to the page before. */
export function FirstOrder() {
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  const search = useListQuery()
  const [filter] = useOrderFilter()
  const { shown } = useOrderRows(filter)
  const first = shown ? orderAtHand(shown) : null
  useEffect(() => {
    if (first === null || isLeaving) return
    void navigate(`/orders/${first}${search}`, { replace: true, state: { keepPlace: true } })
  }, [navigate, first, search, isLeaving])
  return null
}
