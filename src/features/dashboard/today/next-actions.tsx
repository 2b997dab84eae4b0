import { ClockAlert, Truck, UserRoundPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useToldOffice } from '#components/order/use-told-office.ts'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { type DayItem, ownVan } from '#data/index.ts'
import { useActor, useFeature, useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { ButtonLink } from '#ui/link.tsx'
import styles from './next-actions.module.css'

const LateSheet = lazySheet(async () => (await import('./late-sheet.tsx')).LateSheet)
const ReassignSheet = lazySheet(async () => (await import('./reassign-sheet.tsx')).ReassignSheet)

/** What may be needed before the next stop: saying that it will be late, asking the office to reassign it, a look into the van. */
export function NextActions({ item, begun }: { item: DayItem; begun: boolean }) {
  const t = useT()
  const van = useLive(ownVan())
  const hasStock = useFeature('inventory')
  const [open, setOpen] = useState<'late' | 'reassign' | null>(null)
  const { status } = item.order
  const { hasAskedReassign } = useToldOffice(useActor()?.uid, item.entry)
  const isAhead = !begun || status === 'enRoute'
  const close = () => setOpen(null)
  return (
    <>
      <div className={styles.actions}>
        {isAhead && (
          <Button icon={<ClockAlert aria-hidden="true" />} onPress={() => setOpen('late')}>
            {t('today.late')}
          </Button>
        )}
        {!begun && !hasAskedReassign && (
          <Button icon={<UserRoundPlus aria-hidden="true" />} onPress={() => setOpen('reassign')}>
            {t('today.reassign')}
          </Button>
        )}
        {van && hasStock && (
          <ButtonLink href="/dashboard/van" icon={<Truck aria-hidden="true" />}>
            {t('dashboard.van')}
          </ButtonLink>
        )}
      </div>
      <Suspense fallback={null}>
        {open === 'late' && <LateSheet item={item} onClose={close} />}
        {open === 'reassign' && <ReassignSheet item={item} onClose={close} />}
      </Suspense>
    </>
  )
}
