/** Whether an answer is a square of a map, and not a page that somebody on the way has put in its place. */
export function isTile(response: Response): boolean {
  const { ok, redirected, type, headers } = response
  const kind = headers.get('content-type') ?? ''
  return ok && !redirected && type !== 'opaque' && !/html|json|javascript|^text\//.test(kind)
}
