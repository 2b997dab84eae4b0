import { StatusError } from '../status.ts'
import { parseDocumentName, parseResourceName } from '../values/resource-name.ts'

/** Refuses names that are malformed or belong to another database. */
export function createNameCheck(projectId: string, databaseId: string) {
  function checkDatabase(name: string): void {
    const parsed = parseResourceName(name)
    if (parsed.projectId === projectId && parsed.databaseId === databaseId) return
    const database = `projects/${projectId}/databases/${databaseId}`
    throw new StatusError(
      'INVALID_ARGUMENT',
      `"${name.slice(0, 200)}" is not in the database ${database}`,
    )
  }

  function checkDocument(name: string): void {
    parseDocumentName(name)
    checkDatabase(name)
  }

  return { checkDatabase, checkDocument }
}
