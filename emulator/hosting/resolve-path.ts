import { resolve, sep } from 'node:path'

/**
 * The decoded path of a request, or undefined where it is unsafe: a path out of the folder, a hidden file other
 * than `.well-known`, or encoded slashes.
 */
export function cleanPath(rawPath: string): string | undefined {
  if (/%2f|%5c|%00/i.test(rawPath)) return undefined
  let path: string
  try {
    path = decodeURIComponent(rawPath)
  } catch {
    return undefined
  }
  const segments = path.split('/').slice(1)
  const isClean = segments.every(
    (segment) =>
      !/[\\\0:]/.test(segment) && (!segment.startsWith('.') || segment === '.well-known'),
  )
  return path.startsWith('/') && isClean ? path : undefined
}

/** The file of a clean path within `root`. */
export function fileOf(root: string, path: string): string | undefined {
  const folder = resolve(root)
  const file = resolve(folder, `.${path}`)
  return file.startsWith(folder + sep) ? file : undefined
}
