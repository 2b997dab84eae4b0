import { existsSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'

const Source = v.object({ source: v.optional(v.string(), 'functions') })
const FirebaseJson = v.object({
  functions: v.optional(v.union([Source, v.pipe(v.array(Source), v.minLength(1))])),
})

/** The folder of functions that the text of firebase.json names; undefined where it names none, or there is none. */
export function functionsDir(firebaseJson: string, root: string): string | undefined {
  const { functions } = v.parse(v.pipe(v.string(), v.parseJson(), FirebaseJson), firebaseJson)
  const first = Array.isArray(functions) ? functions[0] : functions
  if (!first) return undefined
  const dir = resolve(root, first.source)
  // Packages are found from where the folder really is.
  return existsSync(dir) ? realpathSync(dir) : undefined
}
