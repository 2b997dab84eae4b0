import type { Address } from '#domain/entities/fields.ts'
import { useT } from '#messages/index.ts'
import { addressLines } from '#domain/geo/address-lines.ts'
import styles from './address-text.module.css'

export interface AddressTextProps {
  address: Address
  /** On one line, separated by commas. */
  inline?: boolean | undefined
  /** The country's name as the last line. */
  country?: string | undefined
}

export function AddressText({ address, inline = false, country }: AddressTextProps) {
  const t = useT()
  // 'B0J 2N0' is not divided at the end of a line.
  const postcode = address.postcode.replaceAll(' ', '\u00A0')
  const lines = addressLines({ ...address, postcode }, country)
  if (lines.length === 0) return <span className={styles.none}>{t('address.none')}</span>
  if (inline) return <span>{lines.join(', ')}</span>
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
