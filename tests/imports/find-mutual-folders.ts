import { readImports, targetOf, type Source } from './read-imports.ts'

/**
 * Pairs of sibling folders that import each other, directly or in their sub-folders, including type imports. Each pair
 * is named once.
 */
export function findMutualFolders(sources: readonly Source[]): string[] {
  const edges = new Set<string>()
  for (const { path, text } of sources) {
    for (const specifier of readImports(path, text)) {
      const target = targetOf(path, specifier)
      const pair = target === null ? null : siblingsOf(path, target)
      if (pair) edges.add(pair.join(' <> '))
    }
  }
  return [...edges].filter((edge) => {
    const [from = '', to = ''] = edge.split(' <> ')
    return from < to && edges.has(`${to} <> ${from}`)
  })
}

/** The sibling folders at which two paths part; null where one of the files is in the folder that they share. */
function siblingsOf(path: string, target: string): readonly [string, string] | null {
  const [a, b] = [path.split('/'), target.split('/')]
  const at = a.findIndex((part, i) => part !== b[i])
  if (at === -1 || at >= a.length - 1 || at >= b.length - 1) return null
  return [a.slice(0, at + 1).join('/'), b.slice(0, at + 1).join('/')]
}
