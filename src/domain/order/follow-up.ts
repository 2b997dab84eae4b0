import { shortCode } from '#lib/short-code.ts'
import { limits } from '../entities/fields.ts'

const longestId = 128

/** The id of the follow-up that a person requests for a question: requesting it twice means the same one. */
export function followUpId(orderId: string, item: string, uid: string): string {
  const id = `${orderId}_${item}_${uid}`
  return id.length <= longestId ? id : `${id.slice(0, longestId - 7)}_${shortCode(id)}`
}

/** A suggested title: the order's title and the technician's first sentence; null while the note is empty. */
export function followUpTitle(title: string, note: string): string | null {
  const [words = ''] = note.trim().split(/\n|(?<=[.!?])\s/, 1)
  const needed = words.trim().replace(/[.!?]+$/, '')
  return needed === '' ? null : shortened(`${title.trim()}: ${needed}`)
}

function shortened(text: string): string {
  if (text.length <= limits.line) return text
  const cut = text.slice(0, limits.line - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limits.line / 2)).trimEnd()}…`
}
