import { addressLines } from '#domain/geo/address-lines.ts'
import { customerById, customerList, siteHistory } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { ComboBox } from '#ui/form/combo-box.tsx'
import { FieldGroup } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import type { PlanFormProps } from './plan-form-props.ts'

/** Whose plan it is, and where: chosen once, because its orders belong there. */
export function SubjectFields({ values, errors, onChange }: PlanFormProps) {
  const t = useT()
  const customers = useLive(customerList())
  return (
    <FieldGroup title={t('plans.where')}>
      <ComboBox
        label={t('orders.customer')}
        placeholder={t('plans.customerHint')}
        emptyText={t('plans.customerNone')}
        error={errors['customerId']}
        options={(customers ?? []).map(({ customer }) => ({
          value: customer.id,
          label: customer.name,
          description: [customer.phone, customer.email].filter(Boolean).join(' · '),
        }))}
        value={values.customerId === '' ? null : values.customerId}
        onChange={(value) => onChange({ customerId: value ?? '', siteId: '', assetIds: [] })}
      />
      {values.customerId !== '' && <SiteField {...{ values, errors, onChange }} />}
    </FieldGroup>
  )
}

function SiteField({ values, errors, onChange }: PlanFormProps) {
  const t = useT()
  const view = useLive(customerById(values.customerId))
  if (!view) return null
  const sites = view.sites.filter(({ archivedAt }) => archivedAt === null)
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
    <FieldGroup title={t('assets.choose')}>
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
