import * as v from 'valibot'
import { SkillNeeds } from '#components/staff/skill-needs.tsx'
import { ItemNeeds } from '#components/stock/item-needs.tsx'
import { lengthText } from '#components/text/length-text.ts'
import { itemNames, templateList } from '#data/index.ts'
import { useLive, useSkills } from '#data/react.ts'
import { neededItem } from '#domain/entities/item.ts'
import { limits } from '#domain/entities/fields.ts'
import { priorities } from '#domain/entities/order.ts'
import { useT } from '#messages/index.ts'
import { FieldGroup, FieldRow } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { PlanFormProps } from './plan-form-props.ts'
import { fromTemplate } from './plan-values.ts'

/** What is to be done at each visit. */
export function WorkFields({ values, errors, onChange }: PlanFormProps) {
  const t = useT()
  const templates = useLive(templateList()) ?? []
  const items = useLive(itemNames()) ?? []
  const known = useSkills()
  const optional = t('form.optional')
  return (
    <FieldGroup title={t('plans.work')}>
      <TextField
        label={t('orders.titleField')}
        placeholder={t('plans.titleHint')}
        maxLength={limits.line}
        autoCapitalize="sentences"
        error={errors['title']}
        value={values.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      {templates.length > 0 && (
        <Select
          label={t('orders.template')}
          placeholder={t('orders.templateNone')}
          options={templates.map(({ id, name }) => ({ value: id, label: name }))}
          value={values.templateId}
          onChange={({ target }) => {
            const named = (wanted: string) => templates.find(({ id }) => id === wanted) ?? null
            onChange(fromTemplate(values, named(values.templateId), named(target.value)))
          }}
        />
      )}
      <TextArea
        label={t('orders.instructions')}
        optionalLabel={optional}
        rows={3}
        maxLength={limits.text}
        error={errors['instructions']}
        value={values.instructions}
        onChange={({ target }) => onChange({ instructions: target.value })}
      />
      <FieldRow>
        <LengthField minutes={values.minutes} onChange={(minutes) => onChange({ minutes })} />
        <Select
          label={t('orders.priority')}
          options={priorities.map((priority) => ({
            value: priority,
            label: t(`priority.${priority}`),
          }))}
          value={values.priority}
          onChange={({ target }) => {
            const priority = priorities.find((one) => one === target.value)
            if (priority) onChange({ priority })
          }}
        />
      </FieldRow>
      <SkillNeeds
        skills={known}
        needed={values.skills}
        onChange={(skills) => onChange({ skills })}
      />
      <ItemNeeds
        items={items}
        needed={values.neededItems}
        errorAt={(index) =>
          errors['neededItems'] !== undefined && !isQuantity(values.neededItems[index]?.quantity)
            ? t('needed.quantityError')
            : undefined
        }
        onChange={(neededItems) => onChange({ neededItems })}
      />
    </FieldGroup>
  )
}

function isQuantity(quantity: unknown): boolean {
  return v.is(neededItem.entries.quantity, quantity)
}

const usual = [15, 30, 45, 60, 90, 120, 180, 240, 300, 360, 480]

/** How long a visit takes. */
export function LengthField({
  minutes,
  onChange,
}: {
  minutes: number
  onChange: (minutes: number) => void
}) {
  const t = useT()
  const choices = [...new Set([...usual, minutes])].toSorted((a, b) => a - b)
  return (
    <Select
      label={t('plans.length')}
      options={choices.map((one) => ({ value: String(one), label: lengthText(t, one * 60_000) }))}
      value={String(minutes)}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  )
}
