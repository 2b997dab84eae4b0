import { EntryTime } from '#components/order/entry-time.tsx'
import type { LaterVisitQuestion } from '#components/order/later-visit-question.ts'
import { assigneeLabel } from '#components/people/member-label.ts'
import { team } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import type { DayEntry } from '#domain/booking/day-entries.ts'
import { isTimed } from '#domain/booking/plan-of-bookings.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import styles from './leave-sheet.module.css'

export interface LaterVisitSheetProps {
  question: LaterVisitQuestion
  onClose: () => void
}

/** Asks whether the order is complete, or only this visit, while others are planned. */
export function LaterVisitSheet({ question, onClose }: LaterVisitSheetProps) {
  const t = useT()
  const format = useFormat()
  const people = useLive(team())
  const timeZone = useTimeZone()
  const { visits, completeOrder, endVisit } = question
  const namesOf = ({ assigneeIds }: DayEntry) =>
    assigneeIds.length === 0
      ? t('orders.unassigned')
      : format.list(assigneeIds.map((uid) => assigneeLabel(t, people, uid)))

  // Stored as text and read on any day, so the day has its date.
  function reason() {
    const start = visits[0].start ?? ''
    return t('laterVisit.continues', {
      when: isTimed(start) ? format.stamp(start) : format.day(start),
    })
  }

  function answer(take: () => void) {
    onClose()
    take()
  }

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('laterVisit.title')}
      closeLabel={t('action.cancel')}
      size="small"
      role="alertdialog"
      footer={
        <div className={styles.choices}>
          <Button
            variant="primary"
            size="large"
            wide
            onPress={() => answer(() => endVisit(reason()))}
          >
            {t('laterVisit.endVisit')}
          </Button>
          <Button size="large" wide onPress={() => answer(completeOrder)}>
            {t('laterVisit.completeOrder')}
          </Button>
        </div>
      }
    >
      {visits.map((visit) => (
        <p key={visit.id}>
          <EntryTime entry={visit} timeZone={timeZone} />, {namesOf(visit)}
        </p>
      ))}
      <p className={styles.note}>{t('laterVisit.note', { count: visits.length })}</p>
    </Sheet>
  )
}
