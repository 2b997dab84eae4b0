import { useOutlet } from 'react-router'
import { lazyPart } from '#components/lazy-part.ts'
import { DeskSplit } from '#ui/table/desk-split.tsx'
import { EstimatesList } from './list/estimates-list.tsx'

const EstimatesDesk = lazyPart(
  async () => (await import('./list/estimates-desk.tsx')).EstimatesDesk,
)

/** All estimates, or the one whose id is in the URL: its options need the whole width. */
export function EstimatesPage() {
  const detail = useOutlet()
  return (
    detail ?? (
      <DeskSplit
        renderList={(layout) => (layout === 'desk' ? <EstimatesDesk /> : <EstimatesList />)}
        detail={null}
      />
    )
  )
}
