import { LocationLink } from '#components/contact/location-link.tsx'
import { Initials } from '#components/contact/person-name.tsx'
import { memberLabel } from '#components/people/member-label.ts'
import { WhenText } from '#components/text/when-text.tsx'
import { knownLocations, team } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useNow, useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/layout/card.tsx'
import styles from './tracking-page.module.css'
import { useOpenMap } from './use-open-map.ts'

/** An older position says little about where someone is, in milliseconds. */
const staleMs = 15 * 60_000

/** For the office: the last known positions of people who share them, with their age. */
export function KnownLocations() {
  const t = useT()
  const now = useNow()
  const people = useLive(team())
  useOpenMap()
  const known = useLive(knownLocations())
  const newest = known?.toSorted((a, b) => b.at.localeCompare(a.at)) ?? []
  return (
    <Card title={t('route.lastLocations')}>
      {known && newest.length === 0 && <p>{t('route.noneShared')}</p>}
      <ul className={styles.places}>
        {newest.map((place) => {
          const name = memberLabel(t, people, place.userId)
          return (
            <li key={place.userId} className={styles.place}>
              <Initials name={name} userId={place.userId} />
              <span className={styles.who}>
                <span>{name}</span>
                <span className={styles.note}>
                  <LocationLink place={place}>
                    {t('route.viewOnMap', { metres: Math.round(place.accuracy) })}
                  </LocationLink>
                </span>
              </span>
              <span className={styles.when}>
                <span className={styles.note}>
                  <WhenText at={place.at} />
                </span>
                {place.battery !== null && (
                  <span className={styles.note}>
                    {t('route.battery', { percent: place.battery })}
                  </span>
                )}
                {now - Date.parse(place.at) > staleMs && (
                  <Badge tone="grey" bare>
                    {t('route.stale')}
                  </Badge>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
