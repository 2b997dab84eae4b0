import { useState } from 'react'
import { parseMinor } from '#domain/money/parse-minor.ts'
import { useFormat } from '#messages/index.ts'
import { TextField, type TextFieldProps } from '#ui/form/text-field.tsx'
import { amountText } from '../text/amount-text.ts'

export interface AmountFieldProps extends Pick<
  TextFieldProps,
  'label' | 'hideLabel' | 'description' | 'error' | 'className' | 'autoFocus'
> {
  /** In minor units; undefined where the text is no amount. */
  minor: number | undefined
  currency: string
  onMinor: (minor: number | undefined) => void
}

/** A field for an amount of a currency. What was typed stays as it is until the field is left. */
export function AmountField({ minor, currency, onMinor, ...field }: AmountFieldProps) {
  const { locale } = useFormat()
  const [typed, setTyped] = useState<string | null>(null)
  const value = minor === undefined || minor === 0 ? '' : amountText(minor, currency, locale)
  return (
    <TextField
      autoComplete="off"
      inputMode="decimal"
      maxLength={16}
      after={currency}
      {...field}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value)
        onMinor(parseMinor(target.value, currency))
      }}
      onBlur={() => {
        if (minor !== undefined) setTyped(null)
      }}
    />
  )
}
