import type { Ref } from 'react'
import { useState } from 'react'
import { useLocale, useT } from '#messages/index.ts'
import { ComboBox } from '#ui/form/combo-box.tsx'
import { timeZoneOptions } from './time-zone-options.ts'

export interface ChoiceFieldProps {
  name: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  error: string | undefined
  label?: string
  optionalLabel?: string
  description?: string
  ref?: Ref<HTMLInputElement>
}

export function TimeZoneField({ value, onChange, label, description, ...field }: ChoiceFieldProps) {
  const t = useT()
  const locale = useLocale()
  const [options] = useState(() => timeZoneOptions(locale, Date.now()))
  return (
    <ComboBox
      {...field}
      label={label ?? t('setup.timeZone')}
      description={description ?? t('setup.timeZoneHelp')}
      emptyText={t('setup.timeZoneNone')}
      options={options}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  )
}
