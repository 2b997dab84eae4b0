import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { RouterProvider } from 'react-router'
import type { Data } from '#data/index.ts'
import { DataProvider, useSession } from '#data/react.ts'
import { setRegion, useLocale } from '#messages/index.ts'
import { UiProvider } from '#ui/ui-provider.tsx'
import type { AppRouter } from '../routes.tsx'
import { applyLook } from '../settings/apply-look.ts'
import { deviceSettings } from '../settings/device-settings.ts'
import { noteInside } from '../settings/note-inside.ts'

export function App({ data, router }: { data: Data; router: AppRouter }) {
  const settings = useAtomValue(deviceSettings)
  const locale = useLocale()
  useEffect(() => applyLook(settings), [settings])

  return (
    <DataProvider data={data}>
      <CompanyRegion />
      <InsideNote />
      <UiProvider locale={locale} navigate={(path) => void router.navigate(path)}>
        <RouterProvider router={router} />
      </UiProvider>
    </DataProvider>
  )
}

/** Times and money as the company of the session counts them. */
function CompanyRegion() {
  const session = useSession()
  const company = session.kind === 'signedIn' ? session.company : null
  useEffect(() => {
    if (company) setRegion({ timeZone: company.timeZone, currency: company.currency })
  }, [company])
  return null
}

function InsideNote() {
  const { kind } = useSession()
  useEffect(() => {
    if (kind !== 'starting') noteInside(kind === 'signedIn')
  }, [kind])
  return null
}
