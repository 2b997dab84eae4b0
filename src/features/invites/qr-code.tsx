import { encodeQR } from 'qr'
import styles from './invites.module.css'

export interface QrCodeProps {
  text: string
  label: string
  note: string
}

/** A text as a QR code, black on white whatever the theme, because cameras need it so. */
export function QrCode({ text, label, note }: QrCodeProps) {
  const svg = encodeQR(text, 'svg', { ecc: 'medium', border: 4 })
  return (
    <figure className={styles.qr}>
      <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={label} />
      <figcaption>{note}</figcaption>
    </figure>
  )
}
