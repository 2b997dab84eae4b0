import { useT } from '#messages/index.ts'
import { PageSkeleton } from '#ui/layout/page-skeleton.tsx'

/** What a page behind the sign-in shows until its code is there. */
export function PageWait() {
  const t = useT()
  return <PageSkeleton label={t('shell.loading')} />
}
