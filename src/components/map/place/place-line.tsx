import { equal } from '#lib/equal.ts'
import { storedPoint } from '#domain/geo/move-point.ts'
import { useFormat, useT } from '#messages/index.ts'
import styles from './place-field.module.css'
import type { Here } from './use-here.ts'
import type { Place } from './use-place.ts'

/** Beyond this many metres a position is hardly that of a building. */
const exact = 100

/** Where the pin is, in words, and how exact that is. */
export function PlaceLine({ place: { geo }, here }: { place: Place; here: Here }) {
  const t = useT()
  const format = useFormat()
  const isHere = here.kind === 'found' && equal(storedPoint(here.place), geo)
  return (
    <div aria-live="polite" className={styles.line}>
      <p className="tabular">
        {geo
          ? t('place.at', { point: `${geo.latitude.toFixed(5)}, ${geo.longitude.toFixed(5)}` })
          : t('place.none')}
      </p>
      {isHere && (
        <p className={styles.note}>
          {t(here.accuracy > exact ? 'place.inexact' : 'place.accuracy', {
            metres: format.number(Math.round(here.accuracy)),
          })}
        </p>
      )}
      {here.kind === 'lost' && <p className={styles.note}>{t('map.ownPositionUnknown')}</p>}
      {(here.kind === 'denied' || here.kind === 'missing') && (
        <p className={styles.note}>{t(`sharing.problem.${here.kind}`)}</p>
      )}
    </div>
  )
}
