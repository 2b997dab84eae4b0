import type { UseFormReturn } from 'react-hook-form'
import { templateList } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { needsOfTemplate } from '#domain/staff/needs-of-template.ts'
import { useT } from '#messages/index.ts'
import { Select } from '#ui/form/select.tsx'
import type { NewOrderValues } from './new-order-values.ts'

interface TemplateFieldProps {
  form: Pick<UseFormReturn<NewOrderValues>, 'getValues' | 'setValue' | 'watch'>
}

/** The template decides the checklist and the requirements, and until a person changes them the skills and duration. */
export function TemplateField({ form }: TemplateFieldProps) {
  const t = useT()
  const templates = useLive(templateList())
  const templateId = form.watch('templateId')
  if (!templates || templates.length === 0) return null
  const named = (wanted: string) => templates.find(({ id }) => id === wanted) ?? null

  function choose(wanted: string) {
    const [skills, minutes] = form.getValues(['skills', 'minutes'])
    const needs = needsOfTemplate({ skills, minutes }, named(templateId), named(wanted), null)
    form.setValue('templateId', wanted, { shouldDirty: true })
    form.setValue('skills', [...needs.skills], { shouldDirty: true })
    form.setValue('minutes', needs.minutes, { shouldDirty: true })
  }

  return (
    <Select
      label={t('orders.template')}
      placeholder={t('orders.templateNone')}
      options={templates.map(({ id, name }) => ({ value: id, label: name }))}
      value={templateId}
      onChange={({ target }) => choose(target.value)}
    />
  )
}
