import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { fieldMessage } from '#components/text/field-message.ts'
import { lazyPart } from '#components/lazy-part.ts'
import { customerById } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { addressLines } from '#domain/geo/address-lines.ts'
import { useT } from '#messages/index.ts'
import { Select } from '#ui/form/select.tsx'
import { newOption, type NewOrderValues } from '../new-order-values.ts'

const SitePin = lazyPart(async () => (await import('./site-pin.tsx')).SitePin)

/** Which of the customer's sites the order is at, with its point on the map. */
export function SiteChoice({ customerId }: { customerId: string }) {
  const t = useT()
  const view = useLive(customerById(customerId))
  const { register, formState, getValues, setValue, watch } = useFormContext<NewOrderValues>()
  const usual = view?.customer.primarySiteId ?? view?.sites[0]?.id

  useEffect(() => {
    if (usual !== undefined && getValues('siteId') === '')
      setValue('siteId', usual, { shouldValidate: formState.isSubmitted })
  }, [usual, getValues, setValue, formState.isSubmitted])

  if (!view) return null
  const sites = view.sites.filter((site) => site.archivedAt === null)
  const chosen = sites.find(({ id }) => id === watch('siteId'))
  return (
    <>
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
      {chosen && <SitePin key={chosen.id} site={chosen} />}
    </>
  )
}
