import type { UseFormReturn } from 'react-hook-form'
import { useCompany } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { TextField } from '#ui/form/text-field.tsx'
import type { PriceValues } from './price-form.ts'

interface PriceFieldProps {
  form: Pick<UseFormReturn<PriceValues>, 'register' | 'formState'>
  currency: string
}

/** What the order is invoiced at, in a form that has at least this field. */
export function PriceField({ form, currency }: PriceFieldProps) {
  const t = useT()
  const withTax = useCompany()?.pricesIncludeTax ?? false
  return (
    <TextField
      label={t('orders.fixedPrice')}
      optionalLabel={t('form.optional')}
      description={t(withTax ? 'orders.fixedPriceWithTax' : 'orders.fixedPriceNote')}
      error={form.formState.errors.fixedPrice && t('part.amountInvalid')}
      inputMode="decimal"
      autoComplete="off"
      maxLength={16}
      after={currency}
      {...form.register('fixedPrice')}
    />
  )
}
