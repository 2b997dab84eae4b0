import type { UseFormReturn } from 'react-hook-form'
import { templateList } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Select } from '#ui/form/select.tsx'
import type { NewOrderValues } from './new-order-values.ts'

/** The template decides the checklist and what is required for completion. */
export function TemplateField({ form }: { form: Pick<UseFormReturn<NewOrderValues>, 'register'> }) {
  const t = useT()
  const templates = useLive(templateList())
  if (!templates || templates.length === 0) return null
  return (
    <Select
      label={t('orders.template')}
      placeholder={t('orders.templateNone')}
      options={templates.map(({ id, name }) => ({ value: id, label: name }))}
      {...form.register('templateId')}
    />
  )
}
