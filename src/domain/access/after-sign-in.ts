import { routeFactsOf } from './routes.ts'

const home = '/dashboard'

/**
 * Where to go after sign-in: the requested path if it is on this site, else the dashboard. Anything that a browser
 * could read as another site (a scheme, `//host`, a backslash, control characters) and the guest pages themselves are
 * rejected.
 */
export function afterSignIn(redirect: string | null | undefined): string {
  if (typeof redirect !== 'string' || !isPathOfThisSite(redirect)) return home
  return routeFactsOf(redirect).requiresGuest ? home : redirect
}

function isPathOfThisSite(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/, 1)
  // `//` further inside is rejected too: `/..//host` resolves to `//host`.
  if (!pathname.startsWith('/') || pathname.includes('//')) return false
  // A browser reads `\` as `/` and strips tabs and newlines: `/\host` and `/<tab>/host` leave the site.
  return /^[^\\\s\p{Cc}]+$/u.test(path)
}
