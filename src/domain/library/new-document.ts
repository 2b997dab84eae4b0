import { documentTypes, maxDocumentBytes } from '../entities/photo.ts'
import { limits } from '../entities/fields.ts'

/** The most documents that a company keeps. */
export const maxDocuments = 200

/** What is known of a file before it is read. */
export interface ChosenFile {
  readonly name: string
  readonly type: string
  readonly size: number
}

export type FileFault = 'type' | 'empty' | 'tooLarge' | 'full'

/** Why a file cannot become a document of a company that has `count` of them; null if it can. */
export function fileFault({ type, size }: ChosenFile, count: number): FileFault | null {
  if (!(documentTypes as readonly string[]).includes(type)) return 'type'
  if (size === 0) return 'empty'
  if (size > maxDocumentBytes) return 'tooLarge'
  return count >= maxDocuments ? 'full' : null
}

/** The title that a document has until it is renamed: the file's name without its ending. */
export function titleOfFile(name: string): string {
  const title = name
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replaceAll('_', ' ')
    .trim()
  return Array.from(title || name.trim() || '?')
    .slice(0, limits.line)
    .join('')
}

const names = {
  'application/pdf': ['PDF', 'pdf'],
  'image/jpeg': ['JPEG', 'jpg'],
  'image/png': ['PNG', 'png'],
  'image/webp': ['WebP', 'webp'],
} as const

/** What people call the type of a document. */
export function typeName(type: keyof typeof names): string {
  return names[type][0]
}

/** The name of the file in which a document is saved. */
export function fileNameOf(title: string, type: keyof typeof names): string {
  return `${title.replaceAll(/[\\/:*?"<>|\s]+/g, ' ').trim()}.${names[type][1]}`
}
