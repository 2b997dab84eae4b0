import { useParams } from 'react-router'
import { WeekView } from '#components/time/week-view.tsx'
import { team, timeOf, unsentIds } from '#data/index.ts'
import { useLive, useMutate, useTimeZone } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'

/** For the office: a person's recorded week, with oddities marked and corrections that require a note. */
export function PersonPage() {
  const t = useT()
  const mutate = useMutate()
  const timeZone = useTimeZone()
  const { personId = '' } = useParams()
  const people = useLive(team())
  const unsent = useLive(unsentIds('timeEntries'))
  const entries = useLive(timeOf(personId))
  const person = people?.find(({ id }) => id === personId)
  const name = person ? person.name || person.email : ''
  return (
    <Page
      title={name || t('technicians.title')}
      back={{ href: '/technicians', label: t('technicians.title') }}
      {...(person && { note: t(`role.${person.role}`) })}
    >
      {(!people || !entries) && <Skeleton label={t('technicians.title')} count={6} />}
      {people && !person && <EmptyState title={t('technicians.notFound')} />}
      {person && entries && (
        <Card title={t('time.hoursTitle')}>
          <WeekView
            key={personId}
            userId={personId}
            entries={entries}
            timeZone={timeZone}
            office
            unsentIds={unsent}
            save={({ name: change, args }) => mutate(change, args)}
          />
        </Card>
      )}
    </Page>
  )
}
