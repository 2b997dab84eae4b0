import type { ReactNode } from 'react'
import type { Offer } from '#domain/dispatch/suggest/suggest.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Initials } from '../contact/person-name.tsx'
import styles from './offer-button.module.css'

export interface OfferButtonProps {
  offer: Offer
  name: string
  /** Shown at the end, such as the key that takes it. */
  end?: ReactNode
  onTake: () => void
}

/** A suggested person and time with the reasons for it; pressing it takes it. */
export function OfferButton({ offer, name, end, onTake }: OfferButtonProps) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const reasons = [
    offer.driveMinutes > 0
      ? t('board.offer.drive', { minutes: Math.round(offer.driveMinutes) })
      : '',
    offer.wasThereLast ? t('board.offer.last') : '',
    offer.terms.some(({ code }) => code === 'outsideTerritory')
      ? t('board.offer.outsideTerritory')
      : '',
  ].filter(Boolean)
  return (
    <button type="button" className={styles.offer} onClick={onTake}>
      <Initials name={name} userId={offer.personId} />
      <span className={styles.text}>
        <b>{name}</b>
        <span>{format.when(offer.start, now)}</span>
        <span className={styles.reasons}>{reasons.join(' · ')}</span>
      </span>
      {end}
    </button>
  )
}
