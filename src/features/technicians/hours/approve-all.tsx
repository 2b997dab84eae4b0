import { Check } from 'lucide-react'
import { useState } from 'react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useActor, useData, useTimeZone } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { approvedOf, weekBounds } from '#domain/time/week.ts'
import { useNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { saveAll } from '../save-all.ts'
import type { WeekRow } from './use-week-rows.ts'

export interface ApproveAllProps {
  monday: string
  rows: readonly WeekRow[]
}

/** Approves everyone's hours of a week that is over, apart from the reader's own where these are for another person. */
export function ApproveAll({ monday, rows }: ApproveAllProps) {
  const t = useT()
  const actor = useActor()
  const { mutateAll } = useData()
  const now = useNow()
  const timeZone = useTimeZone()
  const showProblem = useProblemToast()
  const [asks, setAsks] = useState(false)
  const bounds = weekBounds(monday, timeZone)
  const open = rows.filter(
    ({ person, state, days }) =>
      state !== 'approved' &&
      days.some(({ entries }) => entries.length > 0) &&
      actor !== null &&
      can(actor, 'week/approve', { userId: person.id }),
  )
  if (open.length === 0 || Date.parse(bounds.endsAt) > now) return null
  const count = open.length
  const toCheck = open.filter(({ days }) => days.some(({ hasAnomaly }) => hasAnomaly)).length

  async function approve() {
    const saved = await saveAll(
      mutateAll,
      open.map(({ person, days }) => ({
        name: 'week/approve',
        args: { userId: person.id, monday, ...bounds, ...approvedOf(days) },
      })),
    )
    if (saved.ok) showToast(t('hours.approved', { count }), { kind: 'success' })
    else showProblem(saved.problem)
  }

  return (
    <>
      <Button
        variant="primary"
        icon={<Check aria-hidden="true" />}
        onPress={() => (toCheck > 0 ? setAsks(true) : void approve())}
      >
        {t('hours.approveAll', { count })}
      </Button>
      {asks && (
        <ConfirmDialog
          isOpen
          onOpenChange={setAsks}
          title={t('hours.approveTitle', { count })}
          confirmLabel={t('hours.approve')}
          cancelLabel={t('action.cancel')}
          onConfirm={approve}
        >
          <p>{t('hours.approveNote', { count: toCheck })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
