import * as v from 'valibot'
import { line, requiredLine } from '#domain/entities/fields.ts'
import type { User } from '#domain/entities/user.ts'

export const personFormSchema = v.object({ name: requiredLine, phone: line, trade: line })
export type PersonValues = v.InferOutput<typeof personFormSchema>

export function personValues({ name, phone, trade }: User): PersonValues {
  return { name, phone, trade }
}
