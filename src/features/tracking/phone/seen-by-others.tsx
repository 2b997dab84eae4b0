import { WhenText } from '#components/text/when-text.tsx'
import { team } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import type { Fix } from '#domain/tracking/fix.ts'
import { useFormat, useT } from '#messages/index.ts'
import styles from './sharing-panel.module.css'

export interface SeenByOthersProps {
  /** The last position that the office has; null if none. */
  seen: Fix | null
  agreed: boolean
}

/** What others can see of this person's location, and who they are. */
export function SeenByOthers({ seen, agreed }: SeenByOthersProps) {
  const t = useT()
  const format = useFormat()
  const office = (useLive(team()) ?? []).filter(
    (person) => person.status === 'active' && isAdminLevel(person),
  )
  return (
    <section className={styles.others}>
      <h3>{t('sharing.others')}</h3>
      {seen ? (
        <p>
          {t('sharing.seen', { metres: format.number(Math.round(seen.accuracy)) })}{' '}
          <WhenText at={seen.at} />
        </p>
      ) : (
        <p>{t(agreed ? 'sharing.noneSent' : 'sharing.notShared')}</p>
      )}
      {agreed && office.length > 0 && (
        <p className={styles.note}>
          {t('sharing.office', { names: format.list(office.map(({ name }) => name)) })}
        </p>
      )}
      {agreed && <p className={styles.note}>{t('sharing.customers')}</p>}
    </section>
  )
}
