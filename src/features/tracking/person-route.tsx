import { useState } from 'react'
import { memberLabel } from '#components/people/member-label.ts'
import { ProblemNote } from '#components/text/problem-note.tsx'
import { team } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Card } from '#ui/layout/card.tsx'
import { Select } from '#ui/form/select.tsx'
import { boundsOf, DayPicker } from './day-picker.tsx'
import { TrailView } from './trail-view.tsx'
import styles from './tracking-page.module.css'
import { useTracks } from './use-tracks.ts'

/** For the office: a person's route on a day, as far as they shared it. */
export function PersonRoute() {
  const t = useT()
  const timeZone = useTimeZone()
  const today = useToday(timeZone)
  const [day, setDay] = useState(today)
  const people = (useLive(team()) ?? []).filter(
    ({ role, status }) => role === 'technician' && status === 'active',
  )
  const [chosen, setChosen] = useState('')
  const uid = people.some(({ id }) => id === chosen) ? chosen : (people[0]?.id ?? '')
  const asked = useTracks({ uid, day, ...boundsOf(day, timeZone) })
  if (people.length === 0) return null
  return (
    <Card title={t('route.title')} actions={<DayPicker day={day} onChange={setDay} />}>
      <div className={styles.choice}>
        <Select
          label={t('route.person')}
          value={uid}
          options={people.map(({ id }) => ({ value: id, label: memberLabel(t, people, id) }))}
          onChange={(event) => setChosen(event.target.value)}
        />
        {asked === null && <p>{t('count.loading')}</p>}
        {asked && !asked.ok && <ProblemNote problem={asked.problem} />}
        {asked?.ok && <TrailView fixes={asked.value} />}
      </div>
    </Card>
  )
}
