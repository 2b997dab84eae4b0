import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ButtonLink } from '#ui/link.tsx'

/** No one in the team matches the filters. */
export function NoPeople() {
  const t = useT()
  return (
    <EmptyState
      title={t('technicians.noneMatch')}
      action={<ButtonLink href="/technicians">{t('technicians.clearFilters')}</ButtonLink>}
    />
  )
}
