import type { UseFormReturn } from 'react-hook-form'
import { fieldMessage } from '#components/text/field-message.ts'
import { priorities } from '#domain/entities/order.ts'
import { useT } from '#messages/index.ts'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { descriptionKey } from '../description-key.ts'
import type { WorkValues } from './order-form.ts'

interface WorkFieldsProps {
  form: Pick<UseFormReturn<WorkValues>, 'register' | 'formState'>
  /** Of the order that is edited. */
  orderId?: string
}

/** What is to be done, in a form that has at least these fields. */
export function WorkFields({ form, orderId = '' }: WorkFieldsProps) {
  const t = useT()
  const { errors } = form.formState
  return (
    <>
      <TextField
        label={t('orders.titleField')}
        error={fieldMessage(t, errors.title?.message)}
        autoCapitalize="sentences"
        {...form.register('title')}
      />
      <TextArea
        label={t(descriptionKey(orderId))}
        optionalLabel={t('form.optional')}
        error={fieldMessage(t, errors.description?.message)}
        {...form.register('description')}
      />
    </>
  )
}

export function PriorityField({ form }: WorkFieldsProps) {
  const t = useT()
  return (
    <Select
      label={t('orders.priority')}
      options={priorities.map((priority) => ({
        value: priority,
        label: t(`priority.${priority}`),
      }))}
      {...form.register('priority')}
    />
  )
}

/** What fewer orders say of the work. */
export function WorkNotes({ form }: WorkFieldsProps) {
  const t = useT()
  const { errors } = form.formState
  const optional = t('form.optional')
  return (
    <>
      <TextArea
        label={t('orders.instructions')}
        optionalLabel={optional}
        error={fieldMessage(t, errors.instructions?.message)}
        {...form.register('instructions')}
      />
      <TextField
        label={t('orders.tags')}
        optionalLabel={optional}
        placeholder={t('orders.tagsHint')}
        error={fieldMessage(t, errors.tags?.message)}
        {...form.register('tags')}
      />
    </>
  )
}
