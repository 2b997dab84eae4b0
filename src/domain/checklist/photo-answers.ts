import type { Answers } from './answer.ts'
import type { ChecklistItem } from './checklist-item.ts'

/** A photo and the question it was taken for; null for none. */
export interface ItemPhoto {
  readonly id: string
  readonly item: string | null
}

/** Adds photos to the answers of questions that are answered by taking one. */
export function withPhotos(
  items: readonly ChecklistItem[],
  answers: Answers,
  photos: readonly ItemPhoto[],
): Answers {
  const asked = items.filter(({ kind }) => kind === 'photo')
  const shown = asked.map(({ id }) => {
    const ids = photos.filter(({ item }) => item === id).map((photo) => photo.id)
    const { grade = null, note = '' } = answers[id] ?? {}
    return [id, { value: ids.length === 0 ? null : ids, grade, note }] as const
  })
  return shown.length === 0 ? answers : { ...answers, ...Object.fromEntries(shown) }
}
