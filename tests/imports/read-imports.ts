import { parseSync } from 'oxc-parser'

/** Every module a source text names: static, type-only, re-exported and `import()` with a literal. */
export function readImports(filename: string, source: string): string[] {
  const { module } = parseSync(filename, source)
  const found = [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((entry) =>
      entry.entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const text = source.slice(moduleRequest.start, moduleRequest.end)
      return /^(['"`]).*\1$/s.test(text) ? [text.slice(1, -1)] : []
    }),
  ]
  return [...new Set(found)]
}
