import { limits } from '../entities/fields.ts'
import type { FieldMerge } from './types.ts'

/** Separates two texts that were written at the same time and shows that both were kept. */
export const textMark = '\n\n⁂\n\n'

/**
 * Keeps two people's texts for one field, the earlier one first. Where the other text still contains the one that this
 * person started from, only that part is replaced, so that no text appears twice.
 */
export function mergeText(from: unknown, to: unknown, current: unknown): FieldMerge {
  const [was, ours, theirs] = [text(from), text(to), text(current)]
  if (was === null || ours === null || theirs === null) return { type: 'conflict' }
  if (theirs.trim() === '') return { type: 'settled', kept: 'ours', value: ours }
  if (ours.trim() === '') return { type: 'settled', kept: 'theirs', value: theirs }
  const parts = theirs.split(textMark)
  if (parts.includes(ours)) return { type: 'same' }
  const start = was === '' ? -1 : parts.indexOf(was)
  const merged = start < 0 ? [...parts, ours] : parts.with(start, ours)
  const value = merged.join(textMark)
  if (value.length > limits.text) return { type: 'conflict' }
  return start < 0 ? { type: 'settled', kept: 'both', value } : { type: 'take', value }
}

function text(value: unknown): string | null {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : null
}
