import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { RouterProvider } from 'react-router'
import { ReaderIsTechnician } from '#components/order/use-status-text.ts'
import { UnsentKind } from '#components/sync/unsent-kind.ts'
import type { Data } from '#data/index.ts'
import { DataProvider, useActor, useSession, useSyncStatus } from '#data/react.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import { unsentMarkOf } from '#domain/sync/sync-state.ts'
import { forgetTab } from '#lib/tab-memory.ts'
import { setRegion, useLocale, useT } from '#messages/index.ts'
import { UiProvider } from '#ui/ui-provider.tsx'
import { beside } from '../routing/navigation-state.ts'
import { type PageHistory, PageHistoryContext } from '../routing/page-history.ts'
import { loadRowTransition, openFromRow } from '../routing/row-transition-on-demand.ts'
import type { AppRouter } from '../routes.tsx'
import { applyAppearance } from '../settings/apply-appearance.ts'
import { deviceSettings } from '../settings/device-settings.ts'
import { storeSignedInHint } from '../settings/signed-in-hint.ts'
import { firstContentPaint } from './first-content-paint.ts'
import { lazyAfterPaint } from './lazy-after-paint.ts'

const ErasedToast = lazyAfterPaint(async () => (await import('./erased-toast.tsx')).ErasedToast)

export interface AppProps {
  data: Data
  router: AppRouter
  history: PageHistory
  /** Whether this start erased the data on the device. */
  wasErased: boolean
}

export function App({ data, router, history, wasErased }: AppProps) {
  const settings = useAtomValue(deviceSettings)
  const locale = useLocale()
  const t = useT()
  const discard = useMemo(
    () => ({
      question: t('discard.question'),
      confirm: t('discard.confirm'),
      keep: t('discard.keep'),
    }),
    [t],
  )
  useEffect(() => applyAppearance(settings), [settings])
  useMissedRouterState(router)
  useEffect(() => {
    firstContentPaint().then(loadRowTransition).catch(reportError)
  }, [])

  return (
    <DataProvider data={data}>
      <CompanyRegion />
      <SignedInHint />
      <ForgetHistory history={history} />
      {wasErased && <ErasedToast />}
      <UiProvider
        locale={locale}
        discard={discard}
        navigate={(path, options) =>
          options?.beside
            ? void router.navigate(path, { state: beside })
            : openFromRow(path, () => void router.navigate(path))
        }
      >
        <PageHistoryContext value={history}>
          <UnsentMarks>
            <ReaderRole>
              <RouterProvider router={router} />
            </ReaderRole>
          </UnsentMarks>
        </PageHistoryContext>
      </UiProvider>
    </DataProvider>
  )
}

/**
 * RouterProvider subscribes to the router only after its first render, which is sliced. A state that arrives during that
 * render, such as the loaded code of the first page, would never be shown.
 */
function useMissedRouterState(router: AppRouter): void {
  const [rendered] = useState(() => router.state)
  useLayoutEffect(() => {
    if (router.state !== rendered && router.state.initialized) void router.revalidate()
  }, [router, rendered])
}

/** Every mark of an unsent change agrees with the sync status. */
function UnsentMarks({ children }: { children: ReactNode }) {
  const status = useSyncStatus()
  const kind = status ? unsentMarkOf(status.state) : 'waiting'
  return <UnsentKind value={kind}>{children}</UnsentKind>
}

/** Lets each status be named in the reader’s words. */
function ReaderRole({ children }: { children: ReactNode }) {
  const actor = useActor()
  const isTechnician = actor !== null && !isAdminLevel(actor)
  return <ReaderIsTechnician value={isTechnician}>{children}</ReaderIsTechnician>
}

/** Formats times and money in the company's time zone and currency. */
function CompanyRegion() {
  const session = useSession()
  const company = session.kind === 'signedIn' ? session.company : null
  useEffect(() => {
    if (company) setRegion({ timeZone: company.timeZone, currency: company.currency })
  }, [company])
  return null
}

/** The next user must not see which pages the last one visited. */
function ForgetHistory({ history }: { history: PageHistory }) {
  const { kind } = useSession()
  useEffect(() => {
    if (kind !== 'signedOut') return
    history.forget()
    forgetTab()
  }, [kind, history])
  return null
}

function SignedInHint() {
  const { kind } = useSession()
  useEffect(() => {
    if (kind !== 'starting') storeSignedInHint(kind === 'signedIn')
  }, [kind])
  return null
}
