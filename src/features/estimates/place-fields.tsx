import { useEffect, useEffectEvent } from 'react'
import { CustomerField } from '#components/customer/customer-field.tsx'
import { addressLines } from '#domain/geo/address-lines.ts'
import { customerById, useCustomerPorts } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Select } from '#ui/form/select.tsx'

export interface Place {
  readonly customerId: string | null
  readonly siteId: string | null
}

export interface PlaceFieldsProps {
  place: Place
  /** Whether what is missing is shown as such. */
  tried: boolean
  onChange: (place: Place) => void
}

/** The customer and site of an estimate; the only site, or the primary one, is chosen with the customer. */
export function PlaceFields({ place, tried, onChange }: PlaceFieldsProps) {
  const t = useT()
  const ports = useCustomerPorts()
  return (
    <>
      <CustomerField
        ports={ports}
        value={place.customerId}
        error={tried && place.customerId === null ? t('form.choose') : undefined}
        onChange={(customer) =>
          onChange({ customerId: customer?.id ?? null, siteId: customer?.primarySiteId ?? null })
        }
      />
      {place.customerId !== null && (
        <SiteSelect
          customerId={place.customerId}
          value={place.siteId}
          error={tried && place.siteId === null ? t('form.choose') : undefined}
          onChange={(siteId) => onChange({ ...place, siteId })}
        />
      )}
    </>
  )
}

interface SiteSelectProps {
  customerId: string
  value: string | null
  error: string | undefined
  onChange: (siteId: string | null) => void
}

function SiteSelect({ customerId, value, error, onChange }: SiteSelectProps) {
  const t = useT()
  const view = useLive(customerById(customerId))
  const sites = view?.sites.filter((site) => site.archivedAt === null) ?? []
  const usual = sites[0]?.id
  const chooseUsual = useEffectEvent((siteId: string) => onChange(siteId))
  useEffect(() => {
    if (value === null && usual !== undefined) chooseUsual(usual)
  }, [value, usual])
  if (!view) return null
  return (
    <Select
      label={t('orders.site')}
      placeholder={t('orders.siteChoose')}
      value={value ?? ''}
      error={error}
      options={sites.map((site) => ({
        value: site.id,
        label:
          [site.name, ...addressLines(site.address)].filter(Boolean).join(', ') ||
          t('orders.siteUnnamed'),
      }))}
      onChange={({ target }) => onChange(target.value || null)}
    />
  )
}
