import { Check, type LucideIcon, Minus, X } from 'lucide-react'
import type { Grade } from '#domain/checklist/answer.ts'
import type { Tone } from '#ui/badge.tsx'

/** Colour and icon of each grade. */
export const gradeStyle: Readonly<
  Record<Grade, { readonly tone: Tone; readonly Icon: LucideIcon }>
> = {
  pass: { tone: 'green', Icon: Check },
  fail: { tone: 'red', Icon: X },
  notApplicable: { tone: 'grey', Icon: Minus },
}
