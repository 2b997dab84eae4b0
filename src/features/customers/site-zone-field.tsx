import { TimeZoneField } from '#components/company/time-zone-field.tsx'
import { zoneCity } from '#lib/zone-name.ts'
import { useT } from '#messages/index.ts'
import styles from './customer-sites.module.css'

export interface SiteZoneFieldProps {
  /** null for the company's. */
  value: string | null
  /** The company's. */
  timeZone: string
  onChange: (zone: string | null) => void
}

/** The time zone of a site, which few sites have of their own. */
export function SiteZoneField({ value, timeZone, onChange }: SiteZoneFieldProps) {
  const t = useT()
  return (
    <details className={styles.more} open={value !== null || undefined}>
      <summary>{t('opening.more')}</summary>
      <TimeZoneField
        name="site.timeZone"
        label={t('opening.zone')}
        optionalLabel={t('form.optional')}
        description={t('opening.zoneHelp', { timeZone: zoneCity(timeZone) })}
        value={value ?? ''}
        error={undefined}
        onChange={(zone) => onChange(zone === '' ? null : zone)}
      />
    </details>
  )
}
