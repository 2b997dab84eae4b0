import { useShareText } from '../language.tsx'
import { FieldError } from '../parts/field-error.tsx'
import styles from './stars.module.css'

export interface StarInputProps {
  label: string
  /** 0 before one is chosen. */
  value: number
  onValue: (stars: number) => void
  error: string
}

/** One to five stars. */
export function StarInput({ label, value, onValue, error }: StarInputProps) {
  const t = useShareText()
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map((count) => (
          <label key={count} className={styles.star} data-on={count <= value || undefined}>
            <input
              type="radio"
              name="stars"
              checked={count === value}
              onChange={() => onValue(count)}
              aria-label={t('share.stars', { count })}
              data-invalid={(error !== '' && count === 1) || undefined}
            />
            <span aria-hidden="true">{count <= value ? '★' : '☆'}</span>
          </label>
        ))}
      </div>
      <FieldError id="stars-error">{error}</FieldError>
    </fieldset>
  )
}
