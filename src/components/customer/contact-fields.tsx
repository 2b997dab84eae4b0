import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { useT } from '#messages/index.ts'
import { FieldRow } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { fieldMessage } from '../text/field-message.ts'

export interface ContactValues {
  readonly name: string
  readonly phone: string
  readonly email: string
}

export interface ContactFieldsProps {
  register: UseFormRegister<ContactValues>
  errors: FieldErrors<ContactValues>
}

/** What a customer is called and how they are reached, in a form that has at least these. */
export function ContactFields({ register, errors }: ContactFieldsProps) {
  const t = useT()
  const optional = t('form.optional')
  return (
    <>
      <TextField
        label={t('customers.name')}
        autoComplete="off"
        error={fieldMessage(t, errors.name?.message)}
        {...register('name')}
      />
      <FieldRow>
        <TextField
          label={t('customers.phone')}
          optionalLabel={optional}
          type="tel"
          autoComplete="off"
          error={fieldMessage(t, errors.phone?.message)}
          {...register('phone')}
        />
        <TextField
          label={t('customers.email')}
          optionalLabel={optional}
          type="email"
          autoComplete="off"
          error={fieldMessage(t, errors.email?.message)}
          {...register('email')}
        />
      </FieldRow>
    </>
  )
}
