import * as v from 'valibot'

const withUrl = v.object({ url: v.pipe(v.string(), v.minLength(1)) })

/**
 * Handles an error of the start: one that carries a `url` sends the browser there; any other is only reported, because
 * what is on this device still works.
 */
export function handleStartUpError(error: unknown, host: StartUpHost = browserHost): void {
  const target = v.safeParse(withUrl, error)
  if (target.success) host.redirect(target.output.url)
  else host.log(error)
}

export interface StartUpHost {
  redirect(url: string): void
  log(error: unknown): void
}

const browserHost: StartUpHost = {
  redirect: (url) => location.assign(url),
  log: (error) => reportError(error),
}
