import { useEffect } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { AddressWithPlace } from '#components/map/place/address-with-place.tsx'
import type { Place } from '#components/map/place/use-place.ts'
import { addressLines } from '#domain/geo/address-lines.ts'
import { fieldMessage } from '#components/text/field-message.ts'
import { customerById, customerList, mappedSites } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { ComboBox } from '#ui/form/combo-box.tsx'
import { FieldGroup } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { isNewSite, newOption, type NewOrderValues } from './new-order-values.ts'

/** The customer and site: existing ones, or new ones entered here. `place`: the point of a new site. */
export function CustomerFields({ place }: { place: Place }) {
  const t = useT()
  const { setValue } = useFormContext<NewOrderValues>()
  const customerId = useWatch<NewOrderValues, 'customerId'>({ name: 'customerId' })
  const siteId = useWatch<NewOrderValues, 'siteId'>({ name: 'siteId' })
  const isNew = customerId === newOption
  return (
    <FieldGroup title={t('orders.customer')}>
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

function KnownCustomer() {
  const t = useT()
  const { control, setValue, getFieldState, formState } = useFormContext<NewOrderValues>()
  const customers = useLive(customerList())

  function enterNew(name: string) {
    setValue('customerName', name)
    setValue('customerId', newOption, { shouldDirty: true })
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

function NewCustomer() {
  const t = useT()
  const { register, formState, setFocus } = useFormContext<NewOrderValues>()
  const { errors } = formState
  useEffect(() => setFocus('customerName'), [setFocus])
  return (
    <>
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
    </>
  )
}

function SiteChoice({ customerId }: { customerId: string }) {
  const t = useT()
  const view = useLive(customerById(customerId))
  const { register, formState, getValues, setValue } = useFormContext<NewOrderValues>()
  const usual = view?.customer.primarySiteId ?? view?.sites[0]?.id

  useEffect(() => {
    if (usual !== undefined && getValues('siteId') === '') setValue('siteId', usual)
  }, [usual, getValues, setValue])

  if (!view) return null
  const sites = view.sites.filter((site) => site.archivedAt === null)
  return (
    <Select
      label={t('orders.site')}
      placeholder={t('orders.siteChoose')}
      error={fieldMessage(t, formState.errors.siteId?.message)}
      options={[
        ...sites.map((site) => ({
          value: site.id,
          label:
            [site.name, ...addressLines(site.address)].filter(Boolean).join(', ') ||
            t('orders.siteUnnamed'),
        })),
        { value: newOption, label: t('orders.siteNew') },
      ]}
      {...register('siteId', { onChange: () => setValue('assetIds', []) })}
    />
  )
}

function NewAddress({ place }: { place: Place }) {
  const { control } = useFormContext<NewOrderValues>()
  const sites = useLive(mappedSites())
  return (
    <Controller
      name="address"
      control={control}
      render={({ field }) => (
        <AddressWithPlace name={field.name} place={place} sites={sites} onChange={field.onChange} />
      )}
    />
  )
}
