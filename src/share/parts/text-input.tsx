import { useId } from 'react'
import field from '#ui/form/field.module.css'
import { FieldError } from './field-error.tsx'

export interface TextInputProps {
  label: string
  /** Shown after the label. */
  hint?: string
  value: string
  onValue: (value: string) => void
  maxLength: number
  autoComplete?: string
  /** Several lines; a single one without it. */
  rows?: number
  error?: string
}

/** A field for text with its label and what is wrong with it. */
export function TextInput(props: TextInputProps) {
  const { label, hint, value, onValue, maxLength, autoComplete, rows, error = '' } = props
  const id = useId()
  const control = {
    id,
    className: field['control'],
    value,
    maxLength,
    autoComplete,
    'aria-invalid': error !== '' || undefined,
    'aria-describedby': error === '' ? undefined : `${id}-error`,
  }
  return (
    <div>
      <label className={field['label']} htmlFor={id}>
        {label}
        {hint !== undefined && <span className={field['optional']}> ({hint})</span>}
      </label>
      {rows === undefined ? (
        <input {...control} type="text" onChange={(event) => onValue(event.target.value)} />
      ) : (
        <textarea {...control} rows={rows} onChange={(event) => onValue(event.target.value)} />
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
