import type { FieldErrors } from 'react-hook-form'
import type { Address } from '#domain/entities/fields.ts'
import type { Translate } from '#messages/index.ts'
import { fieldMessage } from '../text/field-message.ts'

/** What a form found wrong with the parts of an address, in words. */
export function addressErrors(
  t: Translate,
  errors: FieldErrors<Address> | undefined,
): Partial<Record<keyof Address, string | undefined>> {
  const parts = Object.entries(errors ?? {}) as [keyof Address, { message?: string }][]
  return Object.fromEntries(parts.map(([part, { message }]) => [part, fieldMessage(t, message)]))
}
