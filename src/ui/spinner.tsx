import styles from './spinner.module.css'

export interface SpinnerProps {
  /** Announced to screen readers; omit it where the text next to it says the same. */
  label?: string
}

export function Spinner({ label }: SpinnerProps) {
  return label === undefined ? (
    <span className={styles.spinner} aria-hidden="true" />
  ) : (
    <output className={styles.spinner} aria-label={label} />
  )
}
