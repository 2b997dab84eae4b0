import { MapPin, MapPinOff } from 'lucide-react'
import type { Address } from '#domain/entities/fields.ts'
import type { BasePlace } from '#domain/entities/staff.ts'
import { useT } from '#messages/index.ts'
import { AddressText } from '../contact/address-text.tsx'
import { SiteMapButton } from '../map/site-map-button.tsx'
import styles from './base-text.module.css'

export interface BaseTextProps {
  place: BasePlace | null
  companyAddress: Address
}

/** Where a person's day starts, and whether that is on the map. */
export function BaseText({ place, companyAddress }: BaseTextProps) {
  const t = useT()
  if (place === null)
    return (
      <div className={styles.base}>
        <p className={styles.kind}>{t('base.company')}</p>
        <AddressText address={companyAddress} />
      </div>
    )
  return (
    <div className={styles.base}>
      <AddressText address={place.address} />
      <p className={styles.kind}>
        {place.geo ? <MapPin aria-hidden="true" /> : <MapPinOff aria-hidden="true" />}
        {t(place.geo ? 'base.onMap' : 'base.notOnMap')}
      </p>
      <SiteMapButton site={{ name: '', ...place }} />
    </div>
  )
}
