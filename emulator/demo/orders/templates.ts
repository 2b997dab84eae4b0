import { created, inCompany } from '../base/company.ts'
import { admin } from '../people/people.ts'
import { type DemoDocument, type TemplateKey, trades } from '../base/types.ts'
import { templates } from '../order-kinds/checklists.ts'

export const templateKeys: readonly TemplateKey[] = [...trades, 'ventilation']

export const requires = ['resolution'] as const

export function templateDocuments(at: number): DemoDocument[] {
  return templateKeys.map((key) => {
    const { name, instructions, skills, minutes } = templates[key]
    const checklist = checklistOf(key)
    const work = { name, instructions, requires, checklist, skills, minutes }
    const kept = { ...work, archivedAt: null }
    return inCompany(`templates/${templateIdOf(key)}`, { ...kept, ...created(at, admin.uid) })
  })
}

export function templateIdOf(key: TemplateKey): string {
  return `demo-template-${key}`
}

const unanswered = {
  help: '',
  required: false,
  graded: false,
  unit: '',
  min: null,
  max: null,
  options: [],
  showIf: null,
  requireIf: null,
}

const checklists = new Map(
  templateKeys.map((key) => [
    key,
    templates[key].checklist.map((question) => ({ ...unanswered, ...question })),
  ]),
)

/** With every field of a question; all orders of a template share it. */
export function checklistOf(key: TemplateKey) {
  return checklists.get(key) ?? []
}

/** What a technician answers where all is well. */
export function answersOf(key: TemplateKey): Readonly<Record<string, unknown>> {
  const { checklist, answers } = templates[key]
  const graded = new Set(checklist.filter((item) => item.graded).map(({ id }) => id))
  const asked = checklist.filter(({ id }) => id in answers || graded.has(id))
  return Object.fromEntries(
    asked.map(({ id }) => [
      id,
      { value: answers[id] ?? true, grade: graded.has(id) ? 'pass' : null, note: '' },
    ]),
  )
}
