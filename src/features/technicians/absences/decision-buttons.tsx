import { Suspense, useState } from 'react'
import { AbsenceRow } from '#components/absence/absence-row.tsx'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useMutate } from '#data/react.ts'
import type { Actor } from '#domain/access/actor.ts'
import { can } from '#domain/access/can.ts'
import type { Absence } from '#domain/entities/absence.ts'
import { isOpenAbsence, mayCancelAbsence } from '#domain/members/may-cancel-absence.ts'
import { useNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { keepFocus } from '#ui/keep-focus.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import styles from './decision-buttons.module.css'
import { useAbsenceFacts } from './use-absence-facts.ts'
import { useReassignOffer } from './use-reassign-offer.ts'

const RejectSheet = lazySheet(async () => (await import('./reject-sheet.tsx')).RejectSheet)

export interface DecisionButtonsProps {
  absence: Absence
  name: string
  actor: Actor
}

/** What the office can do about someone's time off. */
export function DecisionButtons({ absence, name, actor }: DecisionButtonsProps) {
  const t = useT()
  const mutate = useMutate()
  const showProblem = useProblemToast()
  const offerReassign = useReassignOffer()
  const at = new Date(useNow()).toISOString()
  const [open, setOpen] = useState<'reject' | 'cancel' | null>(null)
  const close = () => setOpen(null)
  const decides = absence.status === 'requested' && can(actor, 'absence/decide', absence)
  const cancels = !decides && isOpenAbsence(absence) && mayCancelAbsence(absence, { actor, at })

  async function approve() {
    const decision = { absenceId: absence.id, status: 'approved', reply: '' } as const
    const saved = await mutate('absence/decide', decision)
    if (saved.ok) void offerReassign(t('absence.approvedToast'), absence)
    else showProblem(saved.problem)
  }

  async function cancel() {
    const saved = await mutate('absence/cancel', { absenceId: absence.id })
    if (!saved.ok) showProblem(saved.problem)
  }

  return (
    <>
      {decides && (
        <div ref={keepFocus} className={styles.decide}>
          <Button variant="primary" onPress={() => void approve()}>
            {t('absence.approve')}
          </Button>
          <Button onPress={() => setOpen('reject')}>{t('absence.reject')}</Button>
        </div>
      )}
      {cancels && <Button onPress={() => setOpen('cancel')}>{t('absence.cancel')}</Button>}
      <Suspense fallback={null}>
        {open === 'reject' && <RejectSheet absence={absence} name={name} onClose={close} />}
      </Suspense>
      {open === 'cancel' && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && close()}
          title={t('absence.cancelTitle')}
          confirmLabel={t('absence.cancel')}
          cancelLabel={t('absence.keep')}
          danger
          onConfirm={cancel}
        >
          <Cancelled absence={absence} name={name} />
        </ConfirmDialog>
      )}
    </>
  )
}

function Cancelled({ absence, name }: Pick<DecisionButtonsProps, 'absence' | 'name'>) {
  const factsOf = useAbsenceFacts()
  return <AbsenceRow absence={absence} workDays={factsOf(absence).workDays} name={name} />
}
