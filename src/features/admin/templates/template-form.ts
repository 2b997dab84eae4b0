import * as v from 'valibot'
import type { ChecklistItem } from '#domain/checklist/checklist-item.ts'
import { orderMinutes } from '#domain/entities/order.ts'
import type { NeededSkill } from '#domain/entities/skill.ts'
import type { Template } from '#domain/entities/template.ts'
import { requiredPhotos, withRequiredPhotos } from '#domain/order/completion/requirements.ts'

/** What a template may require besides its checklist and photos. */
export const requirementKinds = ['resolution', 'parts', 'signature'] as const

export interface TemplateValues {
  readonly name: string
  readonly instructions: string
  readonly requires: readonly string[]
  /** As typed; '' for none. */
  readonly photos: string
  readonly checklist: readonly ChecklistItem[]
  readonly skills: readonly NeededSkill[]
  /** null: not said. */
  readonly minutes: number | null
}

const empty: TemplateValues = {
  name: '',
  instructions: '',
  requires: [],
  photos: '',
  checklist: [],
  skills: [],
  minutes: null,
}

export function templateValues(template: Template | null): TemplateValues {
  if (!template) return empty
  const { name, instructions, requires, checklist, skills, minutes } = template
  const count = requiredPhotos(requires)
  const photos = count === 0 ? '' : String(count)
  return { name, instructions, requires, photos, checklist, skills, minutes }
}

/** Whether the number of photos that was typed is one. */
export function hasPhotoCount({ photos }: Pick<TemplateValues, 'photos'>): boolean {
  return /^\d{0,2}$/.test(photos.trim())
}

/** Whether a visit may take as long as was entered. */
export function hasDuration({ minutes }: Pick<TemplateValues, 'minutes'>): boolean {
  return v.is(v.nullable(orderMinutes), minutes)
}

/** The template's fields as they are stored; null where the number of photos or the duration cannot be. */
export function templateFields(values: TemplateValues) {
  if (!hasPhotoCount(values) || !hasDuration(values)) return null
  const { name, instructions, requires, photos, checklist, skills, minutes } = values
  return {
    name: name.trim(),
    instructions: instructions.trim(),
    requires: withRequiredPhotos(requires, Number(photos.trim())),
    checklist,
    skills,
    minutes,
  }
}
