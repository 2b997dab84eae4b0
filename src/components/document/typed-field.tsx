import { useState } from 'react'
import { TextField, type TextFieldProps } from '#ui/form/text-field.tsx'

export interface TypedFieldProps<T> extends Omit<
  TextFieldProps,
  'value' | 'onChange' | 'onBlur' | 'error'
> {
  /** The value as text. */
  value: string
  /** undefined where the text is no value. */
  parse: (text: string) => T | undefined
  onValue: (value: T) => void
  /** Shown once the field is left with a text that is no value. The last value counts until it is corrected. */
  bad: string
}

/** A field for a number, an amount or a required text: only what can be read is passed on. */
export function TypedField<T>({ value, parse, onValue, bad, ...field }: TypedFieldProps<T>) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const isBad = typed !== null && parse(typed) === undefined
  return (
    <TextField
      autoComplete="off"
      {...field}
      value={typed ?? value}
      error={isBad && isLeft ? bad : undefined}
      onChange={({ target }) => {
        setTyped(target.value)
        const parsed = parse(target.value)
        if (parsed !== undefined) onValue(parsed)
      }}
      onBlur={() => {
        setLeft(true)
        if (!isBad) setTyped(null)
      }}
    />
  )
}
