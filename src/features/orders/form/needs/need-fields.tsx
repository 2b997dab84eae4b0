import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { SkillNeeds } from '#components/staff/skill-needs.tsx'
import { ItemNeeds } from '#components/stock/item-needs.tsx'
import { fieldMessage } from '#components/text/field-message.ts'
import { itemNames, team } from '#data/index.ts'
import { useLive, useSkills } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { FieldRow } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import { MoreFields } from '../more-fields.tsx'
import { countNeeds, type NeedValues } from './need-form.ts'
import { PeopleField } from './people-field.tsx'

const sizes = Array.from({ length: 12 }, (_, i) => i + 1)

/** What few orders ask for: skills, more than one person, a due time, and who should or should not go. */
export function NeedFields() {
  const t = useT()
  const { register, setValue, watch, formState } = useFormContext<NeedValues>()
  const people = useLive(team()) ?? []
  const items = useLive(itemNames()) ?? []
  const skills = useSkills()
  const values = watch()
  const [isOpen, setOpen] = useState(false)
  // Open from when a template or a person asks for something, also once nothing is asked for any more.
  if (!isOpen && countNeeds(values) > 0) setOpen(true)
  const hasBadItem = formState.errors.neededItems !== undefined
  const change = { shouldDirty: true, shouldValidate: formState.isSubmitted } as const
  return (
    <MoreFields
      title={t('orders.more')}
      isOpen={isOpen || formState.errors.dueAt !== undefined || hasBadItem}
    >
      <SkillNeeds
        skills={skills}
        needed={values.skills}
        onChange={(needed) => setValue('skills', needed, change)}
      />
      <ItemNeeds
        items={items}
        needed={values.neededItems}
        errorAt={(i) => formState.errors.neededItems?.[i]?.quantity && t('needed.quantityError')}
        onChange={(needed) => setValue('neededItems', needed, change)}
      />
      <FieldRow>
        <Select
          label={t('orders.crewSize')}
          value={String(values.crewSize)}
          options={sizes.map((size) => ({
            value: String(size),
            label: t('orders.crewOf', { count: size }),
          }))}
          onChange={({ target }) => setValue('crewSize', Number(target.value), change)}
        />
        <DateTimeField
          label={t('orders.dueAt')}
          optionalLabel={t('form.optional')}
          error={fieldMessage(t, formState.errors.dueAt?.message)}
          {...register('dueAt')}
        />
      </FieldRow>
      <PeopleField
        label={t('orders.preferred')}
        people={people}
        ids={values.preferredIds}
        otherIds={values.excludedIds}
        onChange={(ids) => setValue('preferredIds', ids, change)}
      />
      <PeopleField
        label={t('orders.excluded')}
        people={people}
        ids={values.excludedIds}
        otherIds={values.preferredIds}
        onChange={(ids) => setValue('excludedIds', ids, change)}
      />
    </MoreFields>
  )
}
