import { useOutlet } from 'react-router'
import { TeamList } from './list/team-list.tsx'

/** The team list, or the person whose id is in the URL. */
export function TechniciansPage() {
  const person = useOutlet()
  return person ?? <TeamList />
}
