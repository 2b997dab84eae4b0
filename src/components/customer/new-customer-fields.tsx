import { useEffect } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import type { CustomerMarks } from '#domain/customer/similar-customers.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { FieldGroup } from '#ui/form/form.tsx'
import { addressErrors } from '../contact/address-errors.ts'
import { AddressWithPlace, type AddressWithPlaceProps } from '../map/place/address-with-place.tsx'
import { ContactFields } from './contact-fields.tsx'
import type { NewCustomerValues } from './new-customer-values.ts'
import { SimilarCustomers } from './similar-customers.tsx'

export interface NewCustomerFieldsProps extends Pick<AddressWithPlaceProps, 'place' | 'sites'> {
  form: UseFormReturn<NewCustomerValues>
  known: readonly (CustomerMarks & { readonly id: string })[] | undefined
  /** Takes one of the known customers instead. */
  onUse: (id: string) => void
}

/** What is entered of a customer who is needed for a document, below those whom it may be. */
export function NewCustomerFields({ form, known, place, sites, onUse }: NewCustomerFieldsProps) {
  const t = useT()
  const { control, register, formState, getValues, setFocus } = form
  const [name, phone] = form.watch(['name', 'phone'])

  useEffect(() => {
    // On a touch screen the keyboard would cover the form.
    if (matchMedia('(pointer: fine)').matches) setFocus(getValues('name') === '' ? 'name' : 'phone')
  }, [getValues, setFocus])

  return (
    <>
      <SimilarCustomers
        entered={{ name, phone, streets: [place.address.line1] }}
        known={known}
        renderAction={({ id }) => (
          <Button size="small" onPress={() => onUse(id)}>
            {t('customers.useThis')}
          </Button>
        )}
      />
      <ContactFields register={register} errors={formState.errors} />
      <FieldGroup title={t('customers.theSite')}>
        <Controller
          name="address"
          control={control}
          render={({ field }) => (
            <AddressWithPlace
              name={field.name}
              place={place}
              sites={sites}
              onChange={field.onChange}
              errors={addressErrors(t, formState.errors.address)}
            />
          )}
        />
      </FieldGroup>
    </>
  )
}
