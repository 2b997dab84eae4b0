/**
 * Compiles the path pattern of a trigger: `{name}` and `*` match one segment or a part of one, `{name=**}` and `**`
 * any number of segments. Paths are below `/documents`.
 */
export function compilePath(pattern: string): (path: string) => boolean {
  const source = pattern
    .replace(/^\/|\/$/g, '')
    .replace(/\{[^}=]*(?:=([^}]*))?\}|\*\*?|[.+?^${}()|[\]\\]/g, (found, inner?: string) => {
      if (found.startsWith('{')) return inner === undefined ? '[^/]+' : wildcards(inner)
      return found.startsWith('*') ? wildcards(found) : `\\${found}`
    })
  const expression = new RegExp(`^${source}$`, 'su')
  return (path) => expression.test(path)
}

function wildcards(text: string): string {
  return text
    .replace(/[.+?^${}()|[\]\\]/g, (found) => `\\${found}`)
    .replace(/\*\*?/g, (found) => (found === '**' ? '.+' : '[^/]+'))
}
