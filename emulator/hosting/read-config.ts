import * as v from 'valibot'
import { compileGlob } from './glob.ts'

/** A function by its name alone is in the default region. */
const Function = v.union([
  v.object({ functionId: v.string(), region: v.exactOptional(v.string()) }),
  v.pipe(
    v.string(),
    v.transform((functionId): { functionId: string; region?: string } => ({ functionId })),
  ),
])
const Rewrite = v.union([
  v.object({ source: v.string(), destination: v.string() }),
  v.object({ source: v.string(), function: Function }),
])

const FirebaseJson = v.object({
  hosting: v.optional(
    v.object({
      ignore: v.optional(v.array(v.string()), []),
      rewrites: v.optional(v.array(Rewrite), []),
      headers: v.optional(
        v.array(
          v.object({
            source: v.string(),
            headers: v.array(v.object({ key: v.string(), value: v.string() })),
          }),
        ),
        [],
      ),
    }),
    {},
  ),
})

export type RewriteTarget =
  | { readonly destination: string }
  | { readonly function: v.InferOutput<typeof Function> }

/** The hosting section of firebase.json. */
export interface HostingConfig {
  isIgnored(path: string): boolean
  /** What answers a path without a file: another file or a function; undefined for none. */
  rewrite(path: string): RewriteTarget | undefined
  /** The extra headers of a path; the last of several with the same name wins. */
  headers(path: string): readonly (readonly [name: string, value: string])[]
}

/** Parses the text of firebase.json; throws where it is invalid. */
export function readHostingConfig(text: string): HostingConfig {
  const { hosting } = v.parse(v.pipe(v.string(), v.parseJson(), FirebaseJson), text)
  const ignored = hosting.ignore.map(compileGlob)
  const rewrites = hosting.rewrites.map((target) => ({
    matches: compileGlob(target.source),
    target,
  }))
  const rules = hosting.headers.map(({ source, headers }) => ({
    matches: compileGlob(source),
    headers,
  }))
  return {
    isIgnored: (path) => ignored.some((matches) => matches(path)),
    rewrite: (path) => rewrites.find(({ matches }) => matches(path))?.target,
    headers: (path) =>
      rules
        .filter(({ matches }) => matches(path))
        .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const)),
  }
}
