import type { BoardVisit } from '#domain/dispatch/board-visit.ts'
import type { Offer } from '#domain/dispatch/suggest/suggest.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Initials } from '../contact/person-name.tsx'
import { ChoiceButton, type ChoiceButtonProps } from './choice-button.tsx'
import { LateNote } from './late-note.tsx'
import styles from './offer-button.module.css'
import { PromiseNote } from './promise-note.tsx'

export interface OfferButtonProps extends Pick<ChoiceButtonProps, 'end' | 'onTake'> {
  offer: Offer
  /** The offered visit, where it may be offered at another time than promised. */
  visit?: BoardVisit
  name: string
  /** Whether the same person is offered before it, at another time. */
  isSecondTime?: boolean
}

/** A suggested person and time with the reasons for it; pressing it takes it. */
export function OfferButton({ offer, visit, name, isSecondTime, end, onTake }: OfferButtonProps) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const dearer = Math.round(offer.terms.find(({ code }) => code === 'dearer')?.value ?? 0)
  const reasons = [
    isSecondTime ? t('board.offer.secondTime') : '',
    offer.driveMinutes > 0
      ? t('board.offer.drive', { minutes: Math.round(offer.driveMinutes) })
      : '',
    offer.wasThereLast ? t('board.offer.last') : '',
    offer.terms.some(({ code }) => code === 'outsideTerritory')
      ? t('board.offer.outsideTerritory')
      : '',
    dearer > 0 ? t('board.offer.dearer', { minutes: dearer }) : '',
  ].filter(Boolean)
  return (
    <ChoiceButton
      start={<Initials name={name} userId={offer.personId} />}
      title={name}
      end={end}
      onTake={onTake}
    >
      <span>{format.when(offer.start, now)}</span>
      {visit && <PromiseNote visit={visit} start={offer.start} />}
      <LateNote isLate={offer.isLate} />
      <span className={styles.reasons}>{reasons.join(' · ') || t('board.offer.free')}</span>
    </ChoiceButton>
  )
}
