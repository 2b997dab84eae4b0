import * as v from 'valibot'
import { compileGlob } from './glob.ts'

const FirebaseJson = v.object({
  hosting: v.optional(
    v.object({
      ignore: v.optional(v.array(v.string()), []),
      rewrites: v.optional(v.array(v.object({ source: v.string(), destination: v.string() })), []),
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

/** The hosting section of firebase.json. */
export interface HostingConfig {
  isIgnored(path: string): boolean
  /** The destination of a path without a file, or undefined. */
  rewrite(path: string): string | undefined
  /** The extra headers of a path; the last of several with the same name wins. */
  headers(path: string): readonly (readonly [name: string, value: string])[]
}

/** Parses the text of firebase.json; throws where it is invalid. */
export function readHostingConfig(text: string): HostingConfig {
  const { hosting } = v.parse(v.pipe(v.string(), v.parseJson(), FirebaseJson), text)
  const ignored = hosting.ignore.map(compileGlob)
  const rewrites = hosting.rewrites.map(({ source, destination }) => ({
    matches: compileGlob(source),
    destination,
  }))
  const rules = hosting.headers.map(({ source, headers }) => ({
    matches: compileGlob(source),
    headers,
  }))
  return {
    isIgnored: (path) => ignored.some((matches) => matches(path)),
    rewrite: (path) => rewrites.find(({ matches }) => matches(path))?.destination,
    headers: (path) =>
      rules
        .filter(({ matches }) => matches(path))
        .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const)),
  }
}
