import type { SharedVisit } from '#domain/share/share-view.ts'
import { useShareText } from '../language.tsx'
import styles from './visit-view.module.css'

export interface PositionProps {
  position: NonNullable<SharedVisit['position']>
  /** When it was measured, as text. */
  time: string
}

/** Where the technician was, to 100 m. A map is opened only by a press, because it is another company's site. */
export function Position({ position: { latitude, longitude }, time }: PositionProps) {
  const t = useShareText()
  return (
    <p className={styles.position}>
      {t('share.seenAt', { time })}{' '}
      <a
        href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`}
        target="_blank"
        rel="noreferrer"
      >
        {t('share.showOnMap')}
      </a>
    </p>
  )
}
