import { useMemo, useState } from 'react'
import { memberLabel } from '#components/people/member-label.ts'
import { ProblemNote } from '#components/text/problem-note.tsx'
import { WhenText } from '#components/text/when-text.tsx'
import { useLoaded } from '#components/use-loaded.ts'
import { team } from '#data/index.ts'
import { useData, useLive, useSyncStatus, useTimeZone } from '#data/react.ts'
import { noonOf } from '#domain/time/noon-of.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import styles from './sharing-panel.module.css'

const firstShown = 20

/** Who of the office looked at this person's routes, as the server recorded it. */
export function RouteLooks() {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const people = useLive(team())
  const { loadLooks } = useData()
  const online = useSyncStatus()?.online
  const load = useMemo(() => (online === undefined ? null : loadLooks), [loadLooks, online])
  const asked = useLoaded(load)
  const timeZone = useTimeZone()
  const [hasAll, setAll] = useState(false)
  const looks = asked?.ok ? asked.value : []
  const shown = hasAll ? looks : looks.slice(0, firstShown)
  return (
    <section className={styles.others}>
      <h3>{t('sharing.looks')}</h3>
      {asked === undefined && <p>{t('count.loading')}</p>}
      {asked && !asked.ok && <ProblemNote problem={asked.problem} />}
      {asked?.ok && looks.length === 0 && <p className={styles.note}>{t('sharing.noLooks')}</p>}
      {shown.length > 0 && (
        <ul className={styles.looks}>
          {shown.map(({ by, at, day }) => {
            const name = memberLabel(t, people, by)
            return (
              <li key={`${by} ${at}`}>
                {day === null
                  ? t('sharing.lookAll', { name })
                  : t('sharing.look', {
                      name,
                      day: format.date(noonOf(day, timeZone), now),
                    })}{' '}
                <span className={styles.note}>
                  <WhenText at={at} />
                </span>
              </li>
            )
          })}
        </ul>
      )}
      {shown.length < looks.length && (
        <div>
          <Button variant="quiet" onPress={() => setAll(true)}>
            {t('sharing.allLooks', { count: looks.length })}
          </Button>
        </div>
      )}
    </section>
  )
}
