import { useFormContext } from 'react-hook-form'
import { fieldMessage } from '#components/text/field-message.ts'
import { zoneCity } from '#lib/zone-name.ts'
import { useFormat, useT } from '#messages/index.ts'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { FieldRow } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import type { PlanValues } from '../plan-form.ts'
import { windowKinds, type WindowSettings } from './arrival-window.ts'

/** When the customer was told that someone comes: a usual slot, a time around the start, or any other. */
export function WindowField({ settings }: { settings: WindowSettings }) {
  const t = useT()
  const format = useFormat()
  const { register, watch, formState } = useFormContext<PlanValues>()
  const { errors } = formState
  const { siteZone = null, timeZone } = settings
  const chosen = watch('window')
  // A window that the company gave up while this form was open stays chosen.
  const kinds = new Set([...windowKinds(settings), chosen])
  const kindText = (kind: string) => {
    const { windowBefore: before, windowAfter: after } = settings
    if (kind === 'none') return t('orders.windowNone')
    if (kind === 'start') return t('orders.windowAround', { before, after })
    if (kind === 'custom') return t('orders.windowCustom')
    const [from = '', to = ''] = kind.split('-')
    return format.clockSpan(from, to)
  }
  return (
    <>
      <Select
        label={t('orders.window')}
        description={
          siteZone === null || siteZone === timeZone
            ? undefined
            : t('orders.windowLocal', { timeZone: zoneCity(siteZone) })
        }
        options={[...kinds].map((kind) => ({ value: kind, label: kindText(kind) }))}
        error={errors.window?.message === undefined ? undefined : t('orders.windowNeedsStart')}
        {...register('window')}
      />
      {chosen === 'custom' && (
        <FieldRow>
          <DateTimeField
            label={t('orders.windowStart')}
            error={fieldMessage(t, errors.windowStart?.message)}
            {...register('windowStart')}
          />
          <DateTimeField
            label={t('orders.windowEnd')}
            error={fieldMessage(t, errors.windowEnd?.message)}
            {...register('windowEnd')}
          />
        </FieldRow>
      )}
    </>
  )
}
