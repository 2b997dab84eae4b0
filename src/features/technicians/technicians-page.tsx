import { useOutlet } from 'react-router'
import { lazyPart } from '#components/lazy-part.ts'
import { DeskSplit } from '#ui/table/desk-split.tsx'
import { TeamList } from './list/team-list.tsx'

const TeamDesk = lazyPart(async () => (await import('./list/team-desk.tsx')).TeamDesk)

/** The team, or the person whose id is in the URL: their page needs the whole width. */
export function TechniciansPage() {
  const person = useOutlet()
  return (
    person ?? (
      <DeskSplit
        renderList={(layout) => (layout === 'desk' ? <TeamDesk /> : <TeamList />)}
        detail={null}
      />
    )
  )
}
