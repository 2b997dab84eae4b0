import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { Page } from '#ui/layout/page.tsx'

export function NotFoundPage() {
  const t = useT()
  return (
    <Page title={t('shell.notFound')} width="narrow">
      <EmptyState
        title={t('shell.notFoundNote')}
        action={
          <ButtonLink href="/" variant="primary">
            {t('shell.toHome')}
          </ButtonLink>
        }
      />
    </Page>
  )
}
