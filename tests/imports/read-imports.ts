import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'

export interface Source {
  /** Path from the repository's root, with forward slashes. */
  readonly path: string
  readonly text: string
}

/** Every module that a source text names: static, type-only, re-exported and, if `lazy`, `import()` with a literal. */
export function readImports(filename: string, source: string, { lazy } = { lazy: true }): string[] {
  const { module } = parseSync(filename, source)
  const found = [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((entry) =>
      entry.entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
    ...(lazy ? module.dynamicImports : []).flatMap(({ moduleRequest }) => {
      const text = source.slice(moduleRequest.start, moduleRequest.end)
      return /^(['"`]).*\1$/s.test(text) ? [text.slice(1, -1)] : []
    }),
  ]
  return [...new Set(found)]
}

/** The repository path that a specifier means; null where it is a package. */
export function targetOf(from: string, specifier: string): string | null {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), bare))
  if (!bare.startsWith('#')) return null
  const path = bare.slice(1)
  return /^(emulator|sw)\//.test(path) ? path : `src/${path}`
}
