import { CalendarPlus, CalendarSearch } from 'lucide-react'
import { Suspense, useState } from 'react'
import { AbsenceList } from '#components/absence/absence-list.tsx'
import { AbsenceRow } from '#components/absence/absence-row.tsx'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { memberLabel } from '#components/people/member-label.ts'
import { everyonesAbsences, team, unsentIds } from '#data/index.ts'
import { useActor, useLive, useTimeZone } from '#data/react.ts'
import type { Actor } from '#domain/access/actor.ts'
import { can } from '#domain/access/can.ts'
import type { Absence } from '#domain/entities/absence.ts'
import type { User } from '#domain/entities/user.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { useNewInUrl } from '#ui/use-new-in-url.ts'
import { ButtonLink, Link } from '#ui/link.tsx'
import { AbsenceCalendar } from './absence-calendar.tsx'
import { DecisionButtons } from './decision-buttons.tsx'
import { monthToShow } from './month-to-show.ts'
import { useAbsenceFacts } from './use-absence-facts.ts'
import { useAddAbsence } from './use-add-absence.ts'
import { useConflicts } from './use-conflicts.ts'
import { useWorksOn } from './use-works-on.ts'

const AbsenceSheet = lazySheet(
  async () => (await import('#components/absence/absence-sheet.tsx')).AbsenceSheet,
)

/** For the office: requests for time off, and a month of everyone's. */
export function AbsencesPage() {
  const t = useT()
  const actor = useActor()
  const people = useLive(team())
  const absences = useLive(everyonesAbsences())
  const back = { href: '/technicians', label: t('technicians.title') }
  if (actor && people && absences)
    return <Absences actor={actor} people={people} absences={absences} />
  return (
    <Page title={t('absence.title')} back={back} width="full">
      <Skeleton label={t('absence.title')} count={6} />
    </Page>
  )
}

interface AbsencesProps {
  actor: Actor
  people: readonly User[]
  absences: readonly Absence[]
}

function Absences({ actor, people, absences }: AbsencesProps) {
  const t = useT()
  const add = useAddAbsence()
  const timeZone = useTimeZone()
  const today = useToday(timeZone)
  const [isAdding, setAdding] = useNewInUrl()
  const [month, setMonth] = useState(() => monthToShow(absences, today))
  const factsOf = useAbsenceFacts()
  const worksOn = useWorksOn()
  const team = people
    .filter(({ status }) => status === 'active')
    .map(({ id, name, email }) => ({ id, name: name || email }))
    .sort((a, b) => a.name.localeCompare(b.name))
  const requests = absences.filter(({ status }) => status === 'requested')
  const choices = team.filter(({ id }) => can(actor, 'absence/decide', { userId: id }))

  return (
    <Page
      title={t('absence.title')}
      back={{ href: '/technicians', label: t('technicians.title') }}
      width="full"
      actions={
        <>
          <ButtonLink href="/dashboard/time-off">{t('absence.mine')}</ButtonLink>
          <Button
            variant="primary"
            icon={<CalendarPlus aria-hidden="true" />}
            onPress={() => setAdding(true)}
          >
            {t('absence.add')}
          </Button>
        </>
      }
    >
      <Requests requests={requests} actor={actor} people={people} onMonth={setMonth} />
      <AbsenceCalendar
        people={team}
        absences={absences}
        worksOn={worksOn}
        actor={actor}
        today={today}
        month={month}
        onMonth={setMonth}
      />
      <Suspense fallback={null}>
        {isAdding && (
          <AbsenceSheet
            people={choices}
            entered
            day={today}
            factsOf={factsOf}
            save={add}
            onClose={() => setAdding(false)}
          />
        )}
      </Suspense>
    </Page>
  )
}

interface RequestsProps {
  requests: readonly Absence[]
  actor: Actor
  people: readonly User[]
  /** Shows a month 'YYYY-MM' in the calendar. */
  onMonth: (month: string) => void
}

function Requests({ requests, actor, people, onMonth }: RequestsProps) {
  const t = useT()
  const unsent = useLive(unsentIds('absences'))
  const conflictsOf = useConflicts()
  const factsOf = useAbsenceFacts()
  const nameOf = (uid: string) => memberLabel(t, people, uid)
  return (
    <Card title={t('absence.requests')}>
      {requests.length === 0 && <p>{t('absence.noRequests')}</p>}
      <AbsenceList
        label={t('absence.requests')}
        absences={requests}
        render={(absence) => {
          const name = nameOf(absence.userId)
          const count = conflictsOf(absence)?.length
          return (
            <AbsenceRow
              absence={absence}
              workDays={factsOf(absence).workDays}
              name={
                <Link alone href={`/technicians/${absence.userId}`}>
                  {name}
                </Link>
              }
              isUnsent={unsent?.has(absence.id) ?? false}
              note={
                can(actor, 'absence/decide', absence)
                  ? count === undefined
                    ? undefined
                    : t('absence.orders', { count })
                  : t('absence.ownRequest')
              }
              actions={
                <>
                  <DecisionButtons absence={absence} name={name} actor={actor} />
                  <IconButton
                    label={t('absence.showInCalendar', { name })}
                    icon={<CalendarSearch />}
                    onPress={() => onMonth(absence.fromOn.slice(0, 7))}
                  />
                </>
              }
            />
          )
        }}
      />
    </Card>
  )
}
