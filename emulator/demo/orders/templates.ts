import { created, inCompany } from '../base/company.ts'
import { admin } from '../people/people.ts'
import { type DemoDocument, type Trade, trades } from '../base/types.ts'
import { templates } from '../order-kinds/checklists.ts'

export const requires = ['resolution'] as const

export function templateDocuments(at: number): DemoDocument[] {
  return trades.map((trade) => {
    const { name, instructions, skills, minutes } = templates[trade]
    const checklist = checklistOf(trade)
    const work = { name, instructions, requires, checklist, skills, minutes }
    const kept = { ...work, archivedAt: null }
    return inCompany(`templates/${templateIdOf(trade)}`, { ...kept, ...created(at, admin.uid) })
  })
}

export function templateIdOf(trade: Trade): string {
  return `demo-template-${trade}`
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
  trades.map((trade) => [
    trade,
    templates[trade].checklist.map((question) => ({ ...unanswered, ...question })),
  ]),
)

/** With every field of a question; all orders of a trade share it. */
export function checklistOf(trade: Trade) {
  return checklists.get(trade) ?? []
}

/** What a technician answers where all is well. */
export function answersOf(trade: Trade): Readonly<Record<string, unknown>> {
  const { checklist, answers } = templates[trade]
  const graded = new Set(checklist.filter((item) => item.graded).map(({ id }) => id))
  const asked = checklist.filter(({ id }) => id in answers || graded.has(id))
  return Object.fromEntries(
    asked.map(({ id }) => [
      id,
      { value: answers[id] ?? true, grade: graded.has(id) ? 'pass' : null, note: '' },
    ]),
  )
}
