import { readImports, targetOf, type Source } from './read-imports.ts'

/**
 * Import cycles among files, including type imports, each written once. Modules fetched later by `import()` do not
 * count, because everything is loaded by then.
 */
export function findCycles(sources: readonly Source[]): string[] {
  const imports = new Map(
    sources.map(({ path, text }) => [
      path,
      readImports(path, text, { lazy: false }).map((specifier) => targetOf(path, specifier)),
    ]),
  )
  const done = new Set<string>()
  const cycles: string[] = []

  /** `trail`: the files from the start of the walk to the one before this. */
  function walk(path: string, trail: readonly string[]): void {
    const at = trail.indexOf(path)
    if (at !== -1) cycles.push([...trail.slice(at), path].join(' > '))
    if (at !== -1 || done.has(path)) return
    const longer = [...trail, path]
    for (const target of imports.get(path) ?? []) if (target !== null) walk(target, longer)
    done.add(path)
  }

  for (const path of imports.keys()) walk(path, [])
  return cycles
}
