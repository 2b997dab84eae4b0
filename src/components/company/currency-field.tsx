import { useState } from 'react'
import { useFormat, useT } from '#messages/index.ts'
import { ComboBox } from '#ui/form/combo-box.tsx'
import type { ChoiceFieldProps } from './time-zone-field.tsx'

export function CurrencyField({ value, onChange, ...field }: ChoiceFieldProps) {
  const t = useT()
  const format = useFormat()
  const [options] = useState(() =>
    Intl.supportedValuesOf('currency').map((code) => ({
      value: code,
      label: format.currencyName(code),
      description: code,
    })),
  )
  return (
    <ComboBox
      {...field}
      label={t('setup.currency')}
      emptyText={t('setup.currencyNone')}
      options={options}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  )
}
