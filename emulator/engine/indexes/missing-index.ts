import { consoleLink } from './console-link.ts'
import type { Demand } from './demand.ts'
import { neededIndex } from './needed-index.ts'

/**
 * What to tell a developer whose query needs an index: Firestore's words with the link that makes it in a
 * real project, and the definition to add to the file. `parent` is the query's.
 */
export function missingIndexMessage(demand: Demand, parent: string): string {
  const needed = neededIndex(demand)
  const { list, definition } = needed
  return [
    `The query requires an index. You can create it here: ${consoleLink(needed, parent)}`,
    `or add this to "${list}" in firestore.indexes.json: ${JSON.stringify(definition)}`,
  ].join(' ')
}
