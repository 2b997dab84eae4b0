import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { VrptwObjective } from '#domain/planning/vrptw/types.ts'

/**
 * The best plan of a problem that `npm run bench -- plan reference SECONDS` has found: problems with seed 1, the command
 * with its own first seed.
 */
export interface Reference {
  readonly vehicles: number
  readonly distance: number
  /** The seconds of the run that found it. */
  readonly seconds: number
}

const file = join(import.meta.dirname, 'references.json')

export type References = Record<VrptwObjective, Record<string, Reference>>

export function readReferences(): References {
  if (!existsSync(file)) return { distance: {}, vehicles: {} }
  return JSON.parse(readFileSync(file, 'utf8')) as References
}

/** Keeps a plan if it is better than the one known. Whether it was. */
export function offerReference(objective: VrptwObjective, name: string, found: Reference): boolean {
  const all = readReferences()
  const known = all[objective][name]
  const isFewer = objective === 'vehicles' && found.vehicles < (known?.vehicles ?? Infinity)
  const isShorter =
    (objective === 'distance' || found.vehicles === known?.vehicles) &&
    found.distance < (known?.distance ?? Infinity) - 0.005
  if (!isFewer && !isShorter) return false
  all[objective][name] = { ...found, distance: Math.round(found.distance * 100) / 100 }
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`)
  return true
}
