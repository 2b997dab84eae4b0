import { StatusError } from '#emulator/status.ts'
import { parseDocumentName } from '#emulator/values/resource-name.ts'

/** Builds and checks the resource names of one database. */
export interface Names {
  /** `projects/{p}/databases/(default)` */
  readonly database: string
  /** `{database}/documents` */
  readonly root: string
  /** Returns a full name after checking that it is a document of this database; throws INVALID_ARGUMENT. */
  document(name: string): string
  /** The same for the parent of a collection: the root or a document. */
  parent(name: string): string
  /** The path after `/documents/`, such as `users/u1`; '' for the root. */
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
        `Resource name "${name.slice(0, 200)}" is not in the database ${database}.`,
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
