import type { FieldErrors } from 'react-hook-form'
import { addressErrors } from '#components/contact/address-errors.ts'
import { AddressWithPlace } from '#components/map/place/address-with-place.tsx'
import type { Place } from '#components/map/place/use-place.ts'
import { fieldMessage } from '#components/text/field-message.ts'
import { mappedSites } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { SiteValues } from './customer-form.ts'

export interface SiteFieldsProps {
  value: SiteValues
  onChange: (value: SiteValues) => void
  errors: FieldErrors<SiteValues> | undefined
  /** Its point on the map. */
  place: Place
}

/** A site's address and access details. */
export function SiteFields({ value, onChange, errors, place }: SiteFieldsProps) {
  const t = useT()
  const sites = useLive(mappedSites())
  const optional = t('form.optional')
  const part = (key: 'name' | 'directions' | 'gateCode' | 'accessNotes') => ({
    name: `site.${key}`,
    value: value[key],
    error: fieldMessage(t, errors?.[key]?.message),
    optionalLabel: optional,
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...value, [key]: event.target.value }),
  })
  return (
    <>
      <AddressWithPlace
        name="site.address"
        place={place}
        sites={sites}
        onChange={(address) => onChange({ ...value, address })}
        errors={addressErrors(t, errors?.address)}
      />
      <TextField
        label={t('customers.siteName')}
        description={t('customers.siteNameHint')}
        {...part('name')}
      />
      <TextField label={t('site.gateCode')} autoComplete="off" {...part('gateCode')} />
      <TextArea label={t('site.directions')} rows={2} {...part('directions')} />
      <TextArea label={t('site.accessNotes')} rows={2} {...part('accessNotes')} />
    </>
  )
}
