import type { Board } from '#domain/dispatch/board-visit.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ButtonLink } from '#ui/link.tsx'

interface NoLanesProps {
  people: Board['people']
  onShowEveryone: () => void
}

/** What a board without a lane says: there are no technicians yet, or the filters leave none. */
export function NoLanes({ people, onShowEveryone }: NoLanesProps) {
  const t = useT()
  const hasTechnicians = [...people.values()].some(
    ({ user }) => user.role === 'technician' && user.status === 'active',
  )
  return hasTechnicians ? (
    <EmptyState
      title={t('technicians.noneMatch')}
      action={<Button onPress={onShowEveryone}>{t('technicians.clearFilters')}</Button>}
    />
  ) : (
    <EmptyState
      title={t('board.noTechnicians')}
      action={<ButtonLink href="/technician-invites">{t('board.inviteTechnicians')}</ButtonLink>}
    >
      {t('board.noTechniciansNote')}
    </EmptyState>
  )
}
