import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { addressErrors } from '#components/contact/address-errors.ts'
import { AddressWithPlace } from '#components/map/place/address-with-place.tsx'
import type { Place } from '#components/map/place/use-place.ts'
import { mappedSites } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { FieldGroup } from '#ui/form/form.tsx'
import { isNewSite, newOption, type NewOrderValues } from '../new-order-values.ts'
import { KnownAlready } from './known-already.tsx'
import { KnownCustomer } from './known-customer.tsx'
import { NewCustomer } from './new-customer.tsx'
import { SiteChoice } from './site-choice.tsx'

/** The customer and site: existing ones, or new ones entered here. `place`: the point of a new site. */
export function CustomerFields({ place }: { place: Place }) {
  const t = useT()
  const { setValue } = useFormContext<NewOrderValues>()
  const customerId = useWatch<NewOrderValues, 'customerId'>({ name: 'customerId' })
  const siteId = useWatch<NewOrderValues, 'siteId'>({ name: 'siteId' })
  const isNew = customerId === newOption
  return (
    <FieldGroup title={t('orders.customer')}>
      {isNew && <KnownAlready />}
      {isNew ? <NewCustomer /> : <KnownCustomer />}
      {!isNew && customerId !== '' && <SiteChoice customerId={customerId} />}
      {isNewSite({ customerId, siteId }) && <NewAddress place={place} />}
      {isNew && (
        <Button variant="quiet" onPress={() => setValue('customerId', '')}>
          {t('orders.customerChoose')}
        </Button>
      )}
    </FieldGroup>
  )
}

function NewAddress({ place }: { place: Place }) {
  const t = useT()
  const { control, formState } = useFormContext<NewOrderValues>()
  const { errors } = formState
  const sites = useLive(mappedSites())
  return (
    <Controller
      name="address"
      control={control}
      render={({ field }) => (
        <AddressWithPlace
          name={field.name}
          place={place}
          sites={sites}
          onChange={field.onChange}
          errors={addressErrors(t, errors.address)}
        />
      )}
    />
  )
}
