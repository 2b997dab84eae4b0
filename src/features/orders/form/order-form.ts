import * as v from 'valibot'
import { id, requiredLine, text } from '#domain/entities/fields.ts'
import { priorities, type Order } from '#domain/entities/order.ts'

/** The fields that say what the order is about. */
export const workEntries = {
  title: requiredLine,
  description: text,
  instructions: text,
  priority: v.picklist(priorities),
  assetIds: v.array(id),
  /** Comma-separated. */
  tags: v.pipe(v.string(), v.maxLength(1000)),
}

export type WorkValues = v.InferOutput<v.ObjectSchema<typeof workEntries, undefined>>

type Work = Pick<Order, 'title' | 'description' | 'instructions' | 'priority' | 'tags' | 'assetIds'>

export const emptyWork: WorkValues = {
  title: '',
  description: '',
  instructions: '',
  priority: 'normal',
  tags: '',
  assetIds: [],
}

export function workValues(order: Work): WorkValues {
  const { title, description, instructions, priority, tags, assetIds } = order
  const words = { title, description, instructions, priority, tags: tags.join(', ') }
  return { ...words, assetIds: [...assetIds] }
}

export function workOf(values: WorkValues): Work {
  const { title, description, instructions, priority, assetIds } = values
  return {
    title: title.trim(),
    description: description.trim(),
    instructions: instructions.trim(),
    priority,
    tags: tagsOf(values.tags),
    assetIds,
  }
}

function tagsOf(words: string): string[] {
  const tags = words.split(',').map((tag) => tag.trim().slice(0, 80))
  return [...new Set(tags.filter(Boolean))].slice(0, 100)
}
