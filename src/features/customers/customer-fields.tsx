import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { ContactFields } from '#components/customer/contact-fields.tsx'
import { fieldMessage } from '#components/text/field-message.ts'
import { languages } from '#domain/entities/user.ts'
import { useT } from '#messages/index.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FieldRow } from '#ui/form/form.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { CustomerValues } from './customer-form.ts'
import { PriceListField } from './price-list-field.tsx'

export interface CustomerFieldsProps {
  register: UseFormRegister<CustomerValues>
  errors: FieldErrors<CustomerValues>
  /** The price list that the customer has; '' for none. */
  priceListId: string
}

/** A customer's fields, in a form that has at least these. */
export function CustomerFields({ register, errors, priceListId }: CustomerFieldsProps) {
  const t = useT()
  const optional = t('form.optional')
  return (
    <>
      <ContactFields register={register} errors={errors} />
      <FieldRow>
        <TextField
          label={t('customers.taxId')}
          optionalLabel={optional}
          autoComplete="off"
          error={fieldMessage(t, errors.taxId?.message)}
          {...register('taxId')}
        />
        <TextField
          label={t('customers.buyerReference')}
          optionalLabel={optional}
          autoComplete="off"
          error={fieldMessage(t, errors.buyerReference?.message)}
          {...register('buyerReference')}
        />
      </FieldRow>
      <Select
        label={t('customers.language')}
        placeholder={t('customers.languageNone')}
        options={languages.map((one) => ({ value: one, label: t(`invites.language.${one}`) }))}
        {...register('language')}
      />
      <Checkbox
        label={t('customers.noVisitMails')}
        description={t('customers.noVisitMailsNote')}
        {...register('noVisitMails')}
      />
      <PriceListField field={register('priceListId')} chosen={priceListId} />
      <TextArea
        label={t('customers.notes')}
        optionalLabel={optional}
        error={fieldMessage(t, errors.notes?.message)}
        {...register('notes')}
      />
    </>
  )
}
