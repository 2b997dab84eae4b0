import type { Role } from '#domain/access/actor.ts'
import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ButtonLink } from '#ui/link.tsx'

/** Stands in place of a form that begins something while the subscription has lapsed. */
export function LapsedState({ role }: { role: Role }) {
  const t = useT()
  const plans = <ButtonLink href="/subscription">{t('subscription.choose')}</ButtonLink>
  return (
    <EmptyState title={t('lapse.stopped')} action={role === 'owner' && plans}>
      {t('problem.lapsed')}
    </EmptyState>
  )
}
