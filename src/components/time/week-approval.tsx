import { useState } from 'react'
import type { Week } from '#domain/entities/week.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { Problem } from '#domain/problem.ts'
import type { TimesheetDay } from '#domain/time/timesheet.ts'
import { approvedOf, weekBounds, weekStateOf } from '#domain/time/week.ts'
import type { Result } from '#lib/result.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useProblemToast } from '../sheet/use-problem-toast.ts'
import { WeekBadge } from './week-badge.tsx'
import styles from './week-view.module.css'

/** A decision about a week, with the mutation that stores it. */
export type WeekDecision =
  | { readonly name: 'week/approve'; readonly args: MutationArgs<'week/approve'> }
  | { readonly name: 'week/reopen'; readonly args: MutationArgs<'week/reopen'> }
export type DecideWeek = (decision: WeekDecision) => Promise<Result<unknown, Problem>>

export interface WeekApprovalProps {
  userId: string
  monday: string
  days: readonly TimesheetDay[]
  timeZone: string
  week: Week | undefined
  /** The name of the person who approved it. */
  approver: string | undefined
  /** Given where the reader may approve these hours. */
  decide: DecideWeek | undefined
}

/** Whether a week that is over is approved, by which person, and what can be done about it. */
export function WeekApproval(props: WeekApprovalProps) {
  const { userId, monday, days, timeZone, week, approver, decide } = props
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const showProblem = useProblemToast()
  const [asks, setAsks] = useState(false)
  const state = weekStateOf(week, days)
  const bounds = weekBounds(monday, timeZone)
  const isOver = Date.parse(bounds.endsAt) <= now
  const isApproved = week !== undefined && state !== 'open'
  const isEmpty = days.every(({ entries }) => entries.length === 0)
  if (!isApproved && (!decide || !isOver || isEmpty)) return null

  async function send(decision: WeekDecision) {
    const saved = await decide?.(decision)
    if (saved && !saved.ok) showProblem(saved.problem)
  }

  return (
    <div className={styles.approval}>
      <WeekBadge state={state} />
      {isApproved && (
        <span className={styles.breakdown}>
          {approver === undefined
            ? format.date(week.decidedAt, now)
            : t('time.approvedBy', { name: approver, date: format.date(week.decidedAt, now) })}
        </span>
      )}
      {decide && state !== 'approved' && (
        <Button
          variant="primary"
          size="small"
          onPress={() =>
            void send({
              name: 'week/approve',
              args: { userId, monday, ...bounds, ...approvedOf(days) },
            })
          }
        >
          {t(state === 'changed' ? 'time.approveAgain' : 'time.approve')}
        </Button>
      )}
      {decide && isApproved && (
        <Button size="small" onPress={() => setAsks(true)}>
          {t('time.reopen')}
        </Button>
      )}
      {!decide && isApproved && <p className={styles.breakdown}>{t('time.lockedNote')}</p>}
      {asks && (
        <ConfirmDialog
          isOpen
          onOpenChange={setAsks}
          title={t('time.reopenTitle')}
          confirmLabel={t('time.reopen')}
          cancelLabel={t('time.keepApproved')}
          onConfirm={() => send({ name: 'week/reopen', args: { userId, monday } })}
        >
          <p>{t('time.reopenNote')}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
