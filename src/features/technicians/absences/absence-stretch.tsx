import { clsx } from 'clsx'
import { useState } from 'react'
import { AbsenceRow } from '#components/absence/absence-row.tsx'
import { useDaysText } from '#components/absence/use-days-text.ts'
import { initialsOf } from '#components/contact/initials-of.ts'
import type { Actor } from '#domain/access/actor.ts'
import type { Absence } from '#domain/entities/absence.ts'
import { useT } from '#messages/index.ts'
import { PressButton } from '#ui/form/press.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import styles from './absence-calendar.module.css'
import { DecisionButtons } from './decision-buttons.tsx'
import { useAbsenceFacts } from './use-absence-facts.ts'
import { useConflicts } from './use-conflicts.ts'

export interface AbsenceStretchProps {
  absence: Absence
  name: string
  actor: Actor
}

/** The days of an absence in the calendar; pressing it shows the rest. */
export function AbsenceStretch({ absence, name, actor }: AbsenceStretchProps) {
  const t = useT()
  const daysText = useDaysText()
  const [isOpen, setOpen] = useState(false)
  const kind = t(`absence.kind.${absence.kind}`)
  const isRequested = absence.status === 'requested'
  const state = t(isRequested ? 'absence.status.requested' : 'absence.status.approved')
  return (
    <>
      <PressButton
        className={clsx(styles.stretch, isRequested && styles.requested)}
        aria-label={`${name}: ${kind}, ${state}, ${daysText(absence)}`}
        onPress={() => setOpen(true)}
      >
        <span className={styles.kind}>{kind}</span>
        <span className={styles.short}>{initialsOf(name)}</span>
      </PressButton>
      {isOpen && <Details {...{ absence, name, actor }} onClose={() => setOpen(false)} />}
    </>
  )
}

function Details({ absence, name, actor, onClose }: AbsenceStretchProps & { onClose: () => void }) {
  const t = useT()
  const factsOf = useAbsenceFacts()
  const count = useConflicts()(absence)?.length
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={name}
      closeLabel={t('action.close')}
      size="small"
    >
      <AbsenceRow
        absence={absence}
        workDays={factsOf(absence).workDays}
        note={count === undefined ? undefined : t('absence.orders', { count })}
        actions={<DecisionButtons absence={absence} name={name} actor={actor} />}
      />
    </Sheet>
  )
}
