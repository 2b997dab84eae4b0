import { useFormContext } from 'react-hook-form'
import { SimilarCustomers } from '#components/customer/similar-customers.tsx'
import { customerMarks } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import type { NewOrderValues } from '../new-order-values.ts'

/**
 * Customers who may be the one that is entered. Above all of the fields: between them, the offer would appear where Tab
 * leads next, and below them it would be out of sight.
 */
export function KnownAlready() {
  const t = useT()
  const { setValue, watch, formState } = useFormContext<NewOrderValues>()
  const known = useLive(customerMarks())
  return (
    <SimilarCustomers
      entered={{
        name: watch('customerName'),
        phone: watch('customerPhone'),
        streets: [watch('address').line1],
      }}
      known={known}
      renderAction={({ id }) => (
        <Button
          size="small"
          onPress={() => {
            setValue('siteId', '')
            setValue('customerId', id, { shouldDirty: true, shouldValidate: formState.isSubmitted })
          }}
        >
          {t('customers.useThis')}
        </Button>
      )}
    />
  )
}
