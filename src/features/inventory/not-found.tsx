import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'

/** Shown while a record is loading, or if it is not on this device. */
export function NotFound({ isLoading }: { isLoading: boolean }) {
  const t = useT()
  const back = { href: '/inventory', label: t('inventory.title') }
  return (
    <Page title={t('inventory.title')} back={back}>
      {isLoading ? (
        <Skeleton label={t('inventory.title')} shape="text" />
      ) : (
        <EmptyState
          title={t('inventory.notFound')}
          action={<ButtonLink href={back.href}>{back.label}</ButtonLink>}
        >
          {t('inventory.notFoundNote')}
        </EmptyState>
      )}
    </Page>
  )
}
