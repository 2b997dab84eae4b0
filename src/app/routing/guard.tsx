import { type ComponentType, lazy, Suspense, type ReactNode } from 'react'
import { Navigate, useLocation, useMatches } from 'react-router'
import { useSession, useStorageState } from '#data/react.ts'
import { decideRoute } from '#domain/access/decide-route.ts'
import { routeFactsOf } from '#domain/access/routes.ts'
import { withMessages } from '#messages/index.ts'
import { sessionFacts } from './session-facts.ts'

const StoppedPage = lazyPage(() =>
  withMessages(
    async () => (await import('#features/session/stopped-page.tsx')).StoppedPage,
    'public',
  ),
)
const SilentStoragePage = lazyPage(() =>
  withMessages(
    async () => (await import('#features/session/silent-storage-page.tsx')).SilentStoragePage,
    'public',
  ),
)
const LoadingAccountPage = lazyPage(() =>
  withMessages(
    async () => (await import('#features/session/loading-account-page.tsx')).LoadingAccountPage,
    'public',
  ),
)

function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }))
}

/**
 * Applies the route table to the session, once the first sign-in check is done. It uses the path of the
 * matched route rather than the URL as typed, which may be encoded.
 */
export function Guard({ children }: { children: ReactNode }) {
  const known = useSession()
  const session = sessionFacts(known)
  const { pathname, search, hash } = useLocation()
  const matched = useMatches().findLast(({ id }) => id.startsWith('/'))?.id ?? pathname
  const isSilent = useStorageState() === 'silent'
  if (!session) {
    return (
      <Suspense fallback={null}>
        {known.kind === 'signedIn' ? <LoadingAccountPage /> : isSilent && <SilentStoragePage />}
      </Suspense>
    )
  }

  const decision = decideRoute(session, routeFactsOf(matched), `${pathname}${search}${hash}`)
  switch (decision.type) {
    case 'allow':
      return children
    case 'redirect':
      return <Navigate to={decision.to} replace />
    case 'stop':
      return (
        <Suspense fallback={null}>
          <StoppedPage reason={decision.reason} />
        </Suspense>
      )
  }
}
