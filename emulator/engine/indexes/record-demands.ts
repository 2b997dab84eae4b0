import { appendFileSync } from 'node:fs'
import type { Demand } from './demand.ts'

/** Names the file to which engines append the index requirements of their queries, one JSON line each. */
const variable = 'FIRESTORE_INDEX_DEMANDS'

/** Undefined where the environment variable is not set. */
export function createDemandRecorder(): ((demand: Demand) => void) | undefined {
  const file = process.env[variable]
  if (file === undefined || file === '') return undefined
  const known = new Set<string>()
  return (demand) => {
    // The compared value does not matter to an index and may be long.
    const fixed = demand.fixed.map(({ path, field, mode }) => ({ path, field, mode }))
    const line = JSON.stringify({ ...demand, fixed })
    if (known.has(line)) return
    known.add(line)
    appendFileSync(file, `${line}\n`)
  }
}
