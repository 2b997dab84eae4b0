import { ClockAlert, Truck, UserRoundPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { type DayItem, ownVan } from '#data/index.ts'
import { useActor, useFeature, useLive } from '#data/react.ts'
import { hasAskedReassign, turnsBack } from '#domain/order/reassign-requests.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { useIsLost } from '../use-is-lost.ts'
import { lateStop } from './late-stop.ts'
import styles from './next-actions.module.css'
import { WithdrawRequest } from './withdraw-request.tsx'

const LateSheet = lazySheet(async () => (await import('./late-sheet.tsx')).LateSheet)
const ReassignSheet = lazySheet(async () => (await import('./reassign-sheet.tsx')).ReassignSheet)

export interface NextActionsProps {
  item: DayItem
  begun: boolean
  /** The rest of today by start. */
  later: readonly DayItem[]
}

/** What may be needed before the next stop: saying that it will be late, asking the office to reassign it, a look into the van. */
export function NextActions({ item, begun, later }: NextActionsProps) {
  const t = useT()
  const format = useFormat()
  const actor = useActor()
  const van = useLive(ownVan())
  const hasStock = useFeature('inventory')
  const [open, setOpen] = useState<'late' | 'reassign' | null>(null)
  const hasAsked = hasAskedReassign(item.order, item.entry.part, actor?.uid ?? '')
  const isLost = useIsLost(item.order.id)
  const late = isLost ? null : lateStop({ current: item, begun, later })
  const next = late === item ? null : late
  const close = () => setOpen(null)
  return (
    <>
      <div className={styles.actions}>
        {late && (
          <Button icon={<ClockAlert aria-hidden="true" />} onPress={() => setOpen('late')}>
            {next
              ? t('today.lateFor', {
                  time: format.time(next.entry.start ?? ''),
                  stop: next.customerName || next.order.title,
                })
              : t('today.late')}
          </Button>
        )}
        {(!begun || turnsBack(item.order)) && !isLost && !hasAsked && (
          <Button icon={<UserRoundPlus aria-hidden="true" />} onPress={() => setOpen('reassign')}>
            {t('today.reassign')}
          </Button>
        )}
        {!begun && !isLost && <WithdrawRequest item={item} />}
        {van && hasStock && (
          <ButtonLink href="/dashboard/van" icon={<Truck aria-hidden="true" />}>
            {t('dashboard.van')}
          </ButtonLink>
        )}
      </div>
      <Suspense fallback={null}>
        {open === 'late' && late && <LateSheet item={late} onClose={close} />}
        {open === 'reassign' && <ReassignSheet item={item} onClose={close} />}
      </Suspense>
    </>
  )
}
