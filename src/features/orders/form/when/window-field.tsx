import { useFormContext } from 'react-hook-form'
import { fieldMessage } from '#components/text/field-message.ts'
import { useFormat, useT } from '#messages/index.ts'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { FieldRow } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import type { PlanValues } from '../plan-form.ts'
import { aroundStart, slots } from './arrival-window.ts'

/** When the customer was told that someone comes: a usual slot, a time around the start, or any other. */
export function WindowField() {
  const t = useT()
  const format = useFormat()
  const { register, watch, formState } = useFormContext<PlanValues>()
  const { errors } = formState
  const slotText = (slot: string) => {
    const [from = '', to = ''] = slot.split('-')
    return `${format.clock(from)} – ${format.clock(to)}`
  }
  return (
    <>
      <Select
        label={t('orders.window')}
        options={[
          { value: 'none', label: t('orders.windowNone') },
          ...slots.map((slot) => ({ value: slot, label: slotText(slot) })),
          { value: 'start', label: t('orders.windowAround', aroundStart) },
          { value: 'custom', label: t('orders.windowCustom') },
        ]}
        error={errors.window?.message === undefined ? undefined : t('orders.windowNeedsStart')}
        {...register('window')}
      />
      {watch('window') === 'custom' && (
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
