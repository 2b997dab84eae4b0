import { appendFileSync } from 'node:fs'
import type { Demand } from './demand.ts'

/** Names the file to which an engine tells what its queries ask of an index, one JSON line each. */
const variable = 'FIRESTORE_INDEX_DEMANDS'

/** Undefined where nobody wants to know. */
export function createDemandRecorder(): ((demand: Demand) => void) | undefined {
  const file = process.env[variable]
  if (file === undefined || file === '') return undefined
  const known = new Set<string>()
  return (demand) => {
    // The value asked for does not matter, and may be long.
    const fixed = demand.fixed.map(({ path, field, mode }) => ({ path, field, mode }))
    const line = JSON.stringify({ ...demand, fixed })
    if (known.has(line)) return
    known.add(line)
    appendFileSync(file, `${line}\n`)
  }
}
