import { StatusError } from '#emulator/status.ts'
import { parseDocumentName } from '#emulator/values/resource-name.ts'

/** A database of an emulator, and the resource names that lie in it. */
export interface Names {
  /** `projects/{p}/databases/(default)` */
  readonly database: string
  /** `{database}/documents` */
  readonly root: string
  /** Checks that a full name is a document's of this database and answers it; throws INVALID_ARGUMENT. */
  document(name: string): string
  /** The same for a parent: the root or a document. */
  parent(name: string): string
  /** What follows `/documents/`: `users/u1`, and '' for the root. */
  relative(name: string): string
}

/** The names of one database of `projectId`. */
export function createNames(projectId: string, databaseId = '(default)'): Names {
  const database = `projects/${projectId}/databases/${databaseId}`
  const root = `${database}/documents`

  function document(name: string): string {
    const parsed = parseDocumentName(name)
    if (parsed.projectId !== projectId || parsed.databaseId !== databaseId)
      throw new StatusError(
        'INVALID_ARGUMENT',
        `Resource name "${name.slice(0, 200)}" does not lie in the database ${database}.`,
      )
    return name
  }

  return {
    database,
    root,
    document,
    parent: (name) => (name === root ? root : document(name)),
    relative: (name) => name.slice(root.length + 1),
  }
}
