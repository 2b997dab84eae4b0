import { parseSync } from 'oxc-parser'
import { targetOf, type Source } from './read-imports.ts'

/** `shared`: part of both `app` and `public`. */
export type Area = 'start' | 'app' | 'public' | 'shared'

/** A reached module and the message areas that are certain to be loaded whenever it runs. */
type Reached = ReadonlyMap<string, ReadonlySet<Area>>

/**
 * Match the wrappers that load messages together with code, such as `lazyPart(async () => (await
 * import('./x.tsx')).X, 'public')` and `page('/x', () => import('./x.tsx'), 'X', 'public')`; the area is 'app' unless
 * named.
 */
const wrapped = [
  /\b(?:lazyPart|lazyAfterPaint|lazySheet|withMessages)\(\s*async \(\) =>\s*\(?\s*await import\('([^']+)'\)\)\s*\.\w+,?\s*(?:'(start|app|public)')?/g,
  /\bpage\(\s*'[^']*',\s*\(\) => import\('([^']+)'\),\s*'\w+',?\s*(?:'(start|app|public)')?/g,
]

/**
 * One sentence for each message that a module may show before its area is loaded. `areas` gives the area of every
 * message key. A key counts as used where it appears in quotes, or where a template begins with it (`a.${b}`).
 */
export function findMissingMessages(
  sources: readonly Source[],
  areas: ReadonlyMap<string, Area>,
  entry: string,
): string[] {
  const reached = walk(sources, entry)
  return sources.flatMap(({ path, text }) => {
    const loaded = reached.get(path)
    if (!loaded || path.startsWith('src/messages/')) return []
    return keysIn(text, areas)
      .filter(([, area]) => !loaded.has(area))
      .map(
        ([key, area]) =>
          `${path} uses ${key} of '${area}', but only ${[...loaded].join(', ')} is sure to be loaded`,
      )
  })
}

/** The modules that `entry` reaches; one that several paths reach has only the areas that all of them load. */
function walk(sources: readonly Source[], entry: string): Reached {
  const texts = new Map(sources.map(({ path, text }) => [path, text]))
  const edges = new Map<string, ReturnType<typeof edgesOf>>()
  const reached = new Map<string, Set<Area>>([[entry, new Set<Area>(['start'])]])
  const queue = [entry]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const text = texts.get(path)
    if (text === undefined) continue
    const from = edges.get(path) ?? edgesOf(path, text)
    edges.set(path, from)
    for (const { target, area } of from) {
      const here = new Set(reached.get(path))
      if (area) here.add(area)
      if (area === 'app' || area === 'public') here.add('shared')
      const before = reached.get(target)
      const both = before ? new Set([...before].filter((one) => here.has(one))) : here
      if (before?.size === both.size) continue
      reached.set(target, both)
      queue.push(target)
    }
  }
  return reached
}

interface Edge {
  readonly target: string
  /** The area that is loaded together with it. */
  readonly area: Area | undefined
}

function edgesOf(path: string, text: string): Edge[] {
  const { module } = parseSync(path, text)
  const areas = new Map(
    wrapped.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(
        ([, specifier = '', area]) => [specifier, (area ?? 'app') as Area] as const,
      ),
    ),
  )
  const eager = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest && !isType ? [moduleRequest.value] : [],
      ),
    ),
  ]
  const lazy = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const quoted = text.slice(moduleRequest.start, moduleRequest.end)
    return /^'.*'$/s.test(quoted) ? [quoted.slice(1, -1)] : []
  })
  return [
    ...eager.map((specifier) => ({ specifier, area: undefined })),
    ...lazy.map((specifier) => ({ specifier, area: areas.get(specifier) })),
  ].flatMap(({ specifier, area }) => {
    const target = targetOf(path, specifier)
    return target === null ? [] : [{ target, area }]
  })
}

function keysIn(text: string, areas: ReadonlyMap<string, Area>): (readonly [string, Area])[] {
  const quoted = new Set([...text.matchAll(/'([a-z]\w*\.[\w.]+)'/gi)].map(([, key = '']) => key))
  const begun = [...text.matchAll(/`([a-z]\w*\.(?:[\w.]+\.)?)\$\{/gi)].map(([, key = '']) => key)
  return [...areas].filter(
    ([key]) => quoted.has(key) || begun.some((start) => key.startsWith(start)),
  )
}
