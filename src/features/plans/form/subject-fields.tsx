import { useEffect } from 'react'
import { addressLines } from '#domain/geo/address-lines.ts'
import { customerById, customerList, type CustomerView, siteHistory } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { ComboBox } from '#ui/form/combo-box.tsx'
import { FieldGroup } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import type { PlanFormProps } from './plan-form-props.ts'

/** Whose plan it is, and where. */
export function SubjectFields({ values, errors, onChange }: PlanFormProps) {
  const t = useT()
  const customers = useLive(customerList())?.map(({ customer }) => customer)
  const view = useLive(customerById(values.customerId))
  // A plan may belong to a customer who is archived by now.
  const isListed = !view || customers?.some(({ id }) => id === view.customer.id)
  return (
    <FieldGroup title={t('plans.where')}>
      <ComboBox
        label={t('orders.customer')}
        placeholder={t('plans.customerHint')}
        emptyText={t('plans.customerNone')}
        error={errors['customerId']}
        options={(isListed ? customers : [view.customer, ...(customers ?? [])])?.map(
          (customer) => ({
            value: customer.id,
            label: customer.name,
            description: [customer.phone, customer.email].filter(Boolean).join(' · '),
          }),
        )}
        value={values.customerId === '' ? null : values.customerId}
        onChange={(value) => {
          if (value !== values.customerId)
            onChange({ customerId: value ?? '', siteId: '', assetIds: [] })
        }}
      />
      {values.customerId !== '' && view && <SiteField {...{ view, values, errors, onChange }} />}
    </FieldGroup>
  )
}

function SiteField({
  view,
  values,
  errors,
  onChange,
}: PlanFormProps & { readonly view: CustomerView }) {
  const t = useT()
  const sites = view.sites.filter(
    ({ id, archivedAt }) => archivedAt === null || id === values.siteId,
  )
  const onlyId = sites.length === 1 ? sites[0]?.id : undefined
  const isMissing = values.siteId === ''
  useEffect(() => {
    if (onlyId !== undefined && isMissing) onChange({ siteId: onlyId, assetIds: [] })
  }, [onlyId, isMissing, onChange])
  return (
    <Select
      label={t('orders.site')}
      placeholder={t('orders.siteChoose')}
      error={errors['siteId']}
      options={sites.map((site) => ({
        value: site.id,
        label:
          [site.name, ...addressLines(site.address)].filter(Boolean).join(', ') ||
          t('orders.siteUnnamed'),
      }))}
      value={values.siteId}
      onChange={({ target }) => onChange({ siteId: target.value, assetIds: [] })}
    />
  )
}

/** Which equipment at the site the plan is about. */
export function AssetFields({ values, onChange }: Omit<PlanFormProps, 'errors'>) {
  const t = useT()
  const history = useLive(siteHistory(values.siteId))
  const assets = (history?.assets ?? []).filter(
    ({ asset }) => asset.archivedAt === null || values.assetIds.includes(asset.id),
  )
  if (assets.length === 0) return null
  return (
    <FieldGroup title={t('plans.equipment')}>
      {assets.map(({ asset: { id, name, maker, model, serial } }) => (
        <Checkbox
          key={id}
          label={name}
          description={[maker, model, serial].filter(Boolean).join(' · ')}
          checked={values.assetIds.includes(id)}
          onChange={({ target }) => {
            const others = values.assetIds.filter((one) => one !== id)
            onChange({ assetIds: target.checked ? [...others, id] : others })
          }}
        />
      ))}
    </FieldGroup>
  )
}
