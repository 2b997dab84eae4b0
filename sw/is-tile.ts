/** Whether a response is a map tile, and not for instance the page of a captive portal. */
export function isTile(response: Response): boolean {
  const { ok, redirected, type, headers } = response
  const kind = headers.get('content-type') ?? ''
  return ok && !redirected && type !== 'opaque' && !/html|json|javascript|^text\//.test(kind)
}
