import { useEffect } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { fieldMessage } from '#components/text/field-message.ts'
import { customerList } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { ComboBox } from '#ui/form/combo-box.tsx'
import { newOption, type NewOrderValues } from '../new-order-values.ts'

/** Finds a customer by a few letters; what was typed can become the name of a new one. */
export function KnownCustomer() {
  const t = useT()
  const { control, setValue, setFocus, getValues, getFieldState, formState } =
    useFormContext<NewOrderValues>()
  const customers = useLive(customerList())

  useEffect(() => {
    // On a touch screen the keyboard would cover the form.
    if (getValues('customerId') === '' && matchMedia('(pointer: fine)').matches)
      setFocus('customerId')
  }, [getValues, setFocus])

  function enterNew(name: string) {
    setValue('customerName', name)
    setValue('customerId', newOption, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  }

  return (
    <Controller
      name="customerId"
      control={control}
      render={({ field }) => (
        <>
          <ComboBox
            ref={field.ref}
            name={field.name}
            label={t('orders.customer')}
            placeholder={t('orders.customerHint')}
            emptyText={t('orders.customerNone')}
            create={{ label: (name) => t('orders.customerCreateNamed', { name }), run: enterNew }}
            error={fieldMessage(t, getFieldState('customerId', formState).error?.message)}
            options={customers?.map(({ customer }) => ({
              value: customer.id,
              label: customer.name,
              description: [customer.phone, customer.email].filter(Boolean).join(' · '),
            }))}
            value={field.value === '' ? null : field.value}
            onBlur={field.onBlur}
            onChange={(value) => {
              field.onChange(value ?? '')
              setValue('siteId', '')
              setValue('assetIds', [])
            }}
          />
          {field.value === '' && (
            <Button onPress={() => enterNew('')}>{t('orders.customerCreate')}</Button>
          )}
        </>
      )}
    />
  )
}
