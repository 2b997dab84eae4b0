import type { EstimateView } from '#data/index.ts'
import { useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { ButtonLink } from '#ui/link.tsx'

/** A change of the estimate that waits for a person. */
export function ActionNeeded({ view }: { view: EstimateView }) {
  const t = useT()
  if (!view.actionNeeded) return null
  return (
    <Banner
      tone="attention"
      title={t('estimates.actionNeeded')}
      action={<ButtonLink href="?panel=sync">{t('invoiceDoc.actionNeededView')}</ButtonLink>}
    />
  )
}
