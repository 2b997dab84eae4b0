import { readImports, targetOf, type Source } from './read-imports.ts'

/**
 * Files that import each other round in a circle, types too, each circle written once. What `import()`
 * fetches later does not count: by then everything has been loaded.
 */
export function findCircles(sources: readonly Source[]): string[] {
  const imports = new Map(
    sources.map(({ path, text }) => [
      path,
      readImports(path, text, { lazy: false }).map((specifier) => targetOf(path, specifier)),
    ]),
  )
  const done = new Set<string>()
  const circles: string[] = []

  /** `way`: the files from where the walk began to the one before this. */
  function walk(path: string, way: readonly string[]): void {
    const at = way.indexOf(path)
    if (at !== -1) circles.push([...way.slice(at), path].join(' > '))
    if (at !== -1 || done.has(path)) return
    const longer = [...way, path]
    for (const target of imports.get(path) ?? []) if (target !== null) walk(target, longer)
    done.add(path)
  }

  for (const path of imports.keys()) walk(path, [])
  return circles
}
