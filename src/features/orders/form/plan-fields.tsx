import type { UseFormReturn } from 'react-hook-form'
import { team } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import type { User } from '#domain/entities/user.ts'
import { fieldMessage } from '#components/text/field-message.ts'
import { zoneCity } from '#lib/zone-name.ts'
import { useT } from '#messages/index.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { FieldGroup, FieldRow } from '#ui/form/form.tsx'
import { AwayNote, type AwayNoteProps } from './away-note.tsx'
import type { PlanValues } from './plan-form.ts'
import styles from './plan-fields.module.css'

/** Schedule and assignees, in a form that has at least these fields. */
export function PlanFields({
  form,
  plan,
  timeZone,
  assigned = [],
}: {
  form: Pick<UseFormReturn<PlanValues>, 'register' | 'formState'>
  /** What the form says now. */
  plan: AwayNoteProps['plan']
  timeZone: string
  /** The current assignees: former employees among them can be removed, but not added. */
  assigned?: readonly string[]
}) {
  const t = useT()
  const people = useLive(team())
  const { errors } = form.formState
  const mayBeChosen = ({ id, status }: User) => status === 'active' || assigned.includes(id)
  const nameOf = ({ name, email, status }: User) =>
    status === 'active' ? name || email : t('person.deactivated', { name: name || email })
  return (
    <>
      <FieldGroup title={t('orders.when')}>
        <FieldRow>
          <DateTimeField
            label={t('orders.plannedStart')}
            optionalLabel={t('form.optional')}
            error={fieldMessage(t, errors.start?.message)}
            {...form.register('start')}
          />
          <DateTimeField
            label={t('orders.plannedEnd')}
            optionalLabel={t('form.optional')}
            error={fieldMessage(t, errors.end?.message)}
            {...form.register('end')}
          />
        </FieldRow>
        <p className={styles.zone}>{t('orders.timesIn', { timeZone: zoneCity(timeZone) })}</p>
      </FieldGroup>
      <FieldGroup title={t('orders.window')}>
        <FieldRow>
          <DateTimeField
            label={t('orders.windowStart')}
            optionalLabel={t('form.optional')}
            {...form.register('windowStart')}
          />
          <DateTimeField
            label={t('orders.windowEnd')}
            optionalLabel={t('form.optional')}
            error={fieldMessage(t, errors.windowEnd?.message)}
            {...form.register('windowEnd')}
          />
        </FieldRow>
      </FieldGroup>
      <FieldGroup title={t('orders.who')}>
        <div className={styles.people}>
          {people?.filter(mayBeChosen).map((person) => (
            <Checkbox
              key={person.id}
              label={nameOf(person)}
              value={person.id}
              {...form.register('assigneeIds')}
            />
          ))}
        </div>
        <AwayNote
          plan={plan}
          nameOf={(uid) => {
            const person = people?.find(({ id }) => id === uid)
            return person ? nameOf(person) : ''
          }}
        />
      </FieldGroup>
    </>
  )
}
