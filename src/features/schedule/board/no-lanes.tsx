import { shownPeople } from '#components/dispatch/shown-people.ts'
import type { Board } from '#domain/dispatch/board-visit.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ButtonLink } from '#ui/link.tsx'

interface NoLanesProps {
  board: Board
  /** Those of the view. */
  days: readonly string[]
  onShowEveryone: () => void
}

/** What a board without a lane says: there are no technicians yet, or the filters leave none. */
export function NoLanes({ board, days, onShowEveryone }: NoLanesProps) {
  const t = useT()
  return shownPeople(board, undefined, days).length > 0 ? (
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
