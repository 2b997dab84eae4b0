import styles from './spinner.module.css'

export interface SpinnerProps {
  /** Read aloud; leave it out where the words beside it say the same. */
  label?: string
}

export function Spinner({ label }: SpinnerProps) {
  return label === undefined ? (
    <span className={styles.spinner} aria-hidden="true" />
  ) : (
    <output className={styles.spinner} aria-label={label} />
  )
}
