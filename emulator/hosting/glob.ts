/**
 * Compiles a Firebase Hosting glob. Supports `*`, `**`, `?`, `{a,b}` and `@(a|b)`; a pattern without a leading
 * slash is matched from the root.
 */
export function compileGlob(glob: string): (path: string) => boolean {
  const rooted = glob.startsWith('/') ? glob : `/${glob}`
  const pattern = new RegExp(`^${translate(rooted)}$`)
  return (path) => pattern.test(path)
}

const token = /\/\*\*\/|\/\*\*|\*\*|\*|\?|@\(|[{},()|]|[^*?@{},()|/]+|[/@]/g

function translate(glob: string): string {
  const closers: string[] = []
  return glob.replace(token, (part) => {
    switch (part) {
      case '/**/':
        return '/(?:.*/)?'
      case '/**':
        return '(?:/.*)?'
      case '**':
        return '.*'
      case '*':
        return '[^/]*'
      case '?':
        return '[^/]'
      case '{':
        closers.push('}')
        return '(?:'
      case '@(':
        closers.push(')')
        return '(?:'
      case '}':
      case ')':
        return closers.at(-1) === part ? (closers.pop(), ')') : `\\${part}`
      case ',':
        return closers.at(-1) === '}' ? '|' : ','
      case '|':
        return closers.at(-1) === ')' ? '|' : '\\|'
      default:
        return part.replace(/[.+^$()[\]\\|]/g, '\\$&')
    }
  })
}
