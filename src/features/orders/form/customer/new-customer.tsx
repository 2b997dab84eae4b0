import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { fieldMessage } from '#components/text/field-message.ts'
import { useT } from '#messages/index.ts'
import { FieldRow } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { NewOrderValues } from '../new-order-values.ts'

/** A customer that is created along with the order. */
export function NewCustomer() {
  const t = useT()
  const { register, formState, setFocus, getValues } = useFormContext<NewOrderValues>()
  const { errors } = formState
  useEffect(
    () => setFocus(getValues('customerName') === '' ? 'customerName' : 'customerPhone'),
    [setFocus, getValues],
  )
  return (
    <>
      <FieldRow>
        <TextField
          label={t('orders.customerName')}
          autoComplete="off"
          error={fieldMessage(t, errors.customerName?.message)}
          {...register('customerName')}
        />
        <TextField
          label={t('orders.customerPhone')}
          optionalLabel={t('form.optional')}
          type="tel"
          autoComplete="off"
          error={fieldMessage(t, errors.customerPhone?.message)}
          {...register('customerPhone')}
        />
      </FieldRow>
      <TextField
        label={t('customers.email')}
        optionalLabel={t('form.optional')}
        type="email"
        autoComplete="off"
        error={fieldMessage(t, errors.customerEmail?.message)}
        {...register('customerEmail')}
      />
    </>
  )
}
