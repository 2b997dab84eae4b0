import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { Page } from '#ui/layout/page.tsx'
import { destinationName } from '../shell/destination-style.tsx'
import { useDestinations } from '../shell/use-destinations.ts'

export function NotFoundPage() {
  const t = useT()
  const { all, office } = useDestinations()
  // Only a technician's first page is Today.
  const place = destinationName('/dashboard', office || all.length === 0)
  return (
    <Page title={t('shell.notFound')} width="narrow">
      <EmptyState
        title={t('shell.notFoundNote')}
        action={
          <ButtonLink href={all.length === 0 ? '/' : '/dashboard'} variant="primary">
            {t('shell.commandGo', { place: t(place) })}
          </ButtonLink>
        }
      />
    </Page>
  )
}
