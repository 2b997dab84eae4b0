import type { ChecklistItem } from '#domain/checklist/checklist-item.ts'
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
}

export function templateValues(template: Template | null): TemplateValues {
  if (!template) return { name: '', instructions: '', requires: [], photos: '', checklist: [] }
  const { name, instructions, requires, checklist } = template
  const photos = requiredPhotos(requires)
  return { name, instructions, requires, photos: photos === 0 ? '' : String(photos), checklist }
}

/** The template's fields as they are stored; null if the number of photos is not a number. */
export function templateFields({
  name,
  instructions,
  requires,
  photos,
  checklist,
}: TemplateValues) {
  const typed = photos.trim()
  if (!/^\d{0,2}$/.test(typed)) return null
  return {
    name: name.trim(),
    instructions: instructions.trim(),
    requires: withRequiredPhotos(requires, Number(typed)),
    checklist,
  }
}
