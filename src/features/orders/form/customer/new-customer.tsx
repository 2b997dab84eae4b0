import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { SimilarCustomers } from '#components/customer/similar-customers.tsx'
import { fieldMessage } from '#components/text/field-message.ts'
import { customerMarks } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { FieldRow } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { NewOrderValues } from '../new-order-values.ts'

/** A customer that is created along with the order; one that exists already is offered instead. */
export function NewCustomer() {
  const t = useT()
  const { register, formState, setFocus, setValue, getValues, watch } =
    useFormContext<NewOrderValues>()
  const { errors } = formState
  const known = useLive(customerMarks())
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
      <SimilarCustomers
        entered={{
          name: watch('customerName'),
          phone: watch('customerPhone'),
          streets: [watch('address').line1],
        }}
        known={known}
        renderAction={({ id }) => (
          <Button
            size="small"
            onPress={() => {
              setValue('siteId', '')
              setValue('customerId', id, { shouldDirty: true })
            }}
          >
            {t('customers.useThis')}
          </Button>
        )}
      />
    </>
  )
}
