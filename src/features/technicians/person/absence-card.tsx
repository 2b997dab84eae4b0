import { Suspense, useState } from 'react'
import { AbsenceList } from '#components/absence/absence-list.tsx'
import { AbsenceRow } from '#components/absence/absence-row.tsx'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { absencesOf, unsentIds } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import type { Actor } from '#domain/access/actor.ts'
import { can } from '#domain/access/can.ts'
import type { User } from '#domain/entities/user.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/link.tsx'
import { DecisionButtons } from '../absences/decision-buttons.tsx'
import { useAbsenceFacts } from '../absences/use-absence-facts.ts'
import { useAddAbsence } from '../absences/use-add-absence.ts'
import styles from './person-page.module.css'

const AbsenceSheet = lazySheet(
  async () => (await import('#components/absence/absence-sheet.tsx')).AbsenceSheet,
)

const shownEarlier = 2

/** A person's time off: what is ahead, and the latest before. */
export function AbsenceCard({ person, actor }: { person: User; actor: Actor }) {
  const t = useT()
  const add = useAddAbsence()
  const timeZone = useTimeZone()
  const today = useToday(timeZone)
  const loaded = useLive(absencesOf(person.id))
  const absences = loaded ?? []
  const unsent = useLive(unsentIds('absences'))
  const [isAdding, setAdding] = useState(false)
  const factsOf = useAbsenceFacts()
  const name = person.name || person.email
  const ahead = absences.filter(({ toOn }) => toOn >= today)
  const shown = [
    ...ahead.toReversed(),
    ...absences.filter(({ toOn }) => toOn < today).slice(0, shownEarlier),
  ]
  const mayAdd = person.status === 'active' && can(actor, 'absence/decide', { userId: person.id })
  return (
    <Card
      title={t('absence.title')}
      actions={mayAdd && <Button onPress={() => setAdding(true)}>{t('absence.addShort')}</Button>}
    >
      {loaded && shown.length === 0 && <p className={styles.none}>{t('absence.none')}</p>}
      <AbsenceList
        label={t('absence.title')}
        absences={shown}
        render={(absence) => (
          <AbsenceRow
            absence={absence}
            workDays={factsOf(absence).workDays}
            isUnsent={unsent?.has(absence.id) ?? false}
            actions={<DecisionButtons absence={absence} name={name} actor={actor} />}
          />
        )}
      />
      <Link alone href="/technicians/absences">
        {t('absence.viewAll')}
      </Link>
      <Suspense fallback={null}>
        {isAdding && (
          <AbsenceSheet
            people={[{ id: person.id, name }]}
            entered
            day={today}
            factsOf={factsOf}
            save={add}
            onClose={() => setAdding(false)}
          />
        )}
      </Suspense>
    </Card>
  )
}
