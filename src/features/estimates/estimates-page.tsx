import { useOutlet } from 'react-router'
import { EstimatesList } from './list/estimates-list.tsx'

/** All estimates, or the one whose id is in the URL: its options need the whole width. */
export function EstimatesPage() {
  const detail = useOutlet()
  return detail ?? <EstimatesList />
}
