import { zoneName } from '#lib/zone-name.ts'
import { useFormat, useT } from '#messages/index.ts'
import type { TwoZones } from './site-time-text.ts'
import styles from '../contact/opening-text.module.css'

/** By which clock the times at a site are, where it is not the company's: 'Local time: Halifax (Atlantic Time)'. */
export function SiteZone({ siteZone, timeZone }: TwoZones) {
  const t = useT()
  const { locale } = useFormat()
  if (siteZone === null || siteZone === timeZone) return null
  return (
    <span className={styles.opening}>
      {t('opening.localZone', { timeZone: zoneName(siteZone, locale) })}
    </span>
  )
}
