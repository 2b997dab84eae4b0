import styles from './marks.module.css'

/** Where the person is, and which way they move. */
export function OwnMark({ heading }: { heading: number | null }) {
  return (
    <div className={styles.own} data-own>
      {heading !== null && (
        <svg
          viewBox="0 0 64 64"
          className={styles.heading}
          style={{ rotate: `${Math.round(heading)}deg` }}
        >
          <path d="M32 32 L14 6 Q32 -4 50 6 Z" />
        </svg>
      )}
      <span className={styles.dot} />
    </div>
  )
}
