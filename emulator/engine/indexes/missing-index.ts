import { consoleLink } from './console-link.ts'
import type { Demand } from './demand.ts'
import { neededIndex } from './needed-index.ts'

/**
 * The error message of a query without its index: Firestore's text with the link that creates the index in a
 * real project, and the definition to add to the file. `parent` is that of the query.
 */
export function missingIndexMessage(demand: Demand, parent: string): string {
  const needed = neededIndex(demand)
  const { list, definition } = needed
  return [
    `The query requires an index. You can create it here: ${consoleLink(needed, parent)}`,
    `or add this to "${list}" in firestore.indexes.json: ${JSON.stringify(definition)}`,
  ].join(' ')
}
