import type { Address } from '#domain/entities/fields.ts'
import { useFormat, useT } from '#messages/index.ts'
import { FieldRow } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { addressLabel } from './address-label.ts'
import { countryCodes } from './country-codes.ts'

export interface AddressFieldsProps {
  /** Prefix of the field names, e.g. 'site.address'. */
  name: string
  value: Address
  onChange: (address: Address) => void
  /** Error messages by field. */
  errors?: Partial<Record<keyof Address, string | undefined>> | undefined
  /** Prefix for the browser's autofill, e.g. 'billing'. */
  autofill?: 'billing' | 'shipping' | undefined
}

/** A postal address, with a field and an autofill name for each part. */
export function AddressFields({
  name,
  value,
  onChange,
  errors = {},
  autofill,
}: AddressFieldsProps) {
  const t = useT()
  const format = useFormat()
  const countries = countryCodes
    .map((code) => ({ value: code, label: format.countryName(code) }))
    .sort((a, b) => a.label.localeCompare(b.label))
  const part = (key: keyof Address, fill: string) => ({
    name: `${name}.${key}`,
    label: t(addressLabel(key, value.country)),
    value: value[key],
    error: errors[key],
    autoComplete: autofill === undefined ? fill : `${autofill} ${fill}`,
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...value, [key]: event.target.value }),
  })
  return (
    <>
      <TextField {...part('line1', 'address-line1')} />
      <TextField {...part('line2', 'address-line2')} optionalLabel={t('form.optional')} />
      <FieldRow>
        <TextField
          {...part('postcode', 'postal-code')}
          optionalLabel={t('form.optional')}
          autoCapitalize="characters"
        />
        <TextField {...part('city', 'address-level2')} />
      </FieldRow>
      <FieldRow>
        <TextField {...part('region', 'address-level1')} optionalLabel={t('form.optional')} />
        <Select {...part('country', 'country')} options={countries} placeholder="—" />
      </FieldRow>
    </>
  )
}
