import type { PaperFormat } from '#components/pdf/invoice/paper-format.ts'
import type { EstimateShareView } from '#domain/share/share-view.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { useShareText } from '../language.tsx'
import type { PricedOption } from './priced-options.ts'

export interface StateNoteProps {
  view: EstimateShareView
  options: readonly PricedOption[]
  format: PaperFormat
}

/** What was answered, or why the estimate cannot be approved; nothing where it can. */
export function StateNote({ view, options, format }: StateNoteProps) {
  const t = useShareText()
  const { estimate, canApprove } = view
  const { decision, status, validUntil } = estimate
  const approved = options.find(({ option }) => option.id === decision?.optionId)
  if (decision && approved)
    return (
      <Banner announce tone="success" title={t('share.approved')}>
        {t('share.approvedBy', {
          option: approved.option.name,
          total: format.money(approved.totals?.totalMinor ?? 0),
          name: decision.name,
          day: format.day(decision.on),
        })}
      </Banner>
    )
  if (decision)
    return (
      <Banner announce title={t('share.declined')}>
        {t('share.declinedBy', { name: decision.name, day: format.day(decision.on) })}
      </Banner>
    )
  if (status === 'cancelled') return <Banner title={t('share.withdrawn')} />
  if (canApprove) return null
  return (
    <Banner tone="attention" title={t('share.expired', { day: format.day(validUntil) })}>
      {t('share.expiredNote')}
    </Banner>
  )
}
