import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import type { Data } from '#data/index.ts'
import { DataProvider } from '#data/react.ts'
import { type Locale, setLocale, withMessages } from '#messages/index.ts'
import { noDiscardTexts } from '#ui/ui-context.ts'
import { UiProvider } from '#ui/ui-provider.tsx'
import shell from '#app/shell/shell.module.css'
import { stripInteractivity } from './strip-interactivity.ts'
import type { PrerenderedPath } from './prerendered-paths.ts'

const pages = {
  '/': async () => (await import('#features/landing/landing-page.tsx')).LandingPage,
  '/login': async () => (await import('#features/session/login-page.tsx')).LoginPage,
} satisfies Record<PrerenderedPath, unknown>

/** The HTML of a page as a guest sees it before any script has run. */
export async function renderPage(path: PrerenderedPath, locale: Locale): Promise<string> {
  await setLocale(locale)
  const Page = await withMessages<ComponentType>(pages[path], 'public')
  return stripInteractivity(
    renderToStaticMarkup(
      <DataProvider data={guest}>
        <UiProvider locale={locale} navigate={() => undefined} discard={noDiscardTexts}>
          <MemoryRouter initialEntries={[path]}>
            <div className={shell.shell}>
              <main className={shell.main}>
                <Page />
              </main>
            </div>
          </MemoryRouter>
        </UiProvider>
      </DataProvider>,
    ),
  )
}

const signedOut = { kind: 'signedOut' } as const

/** Everything that a guest's page reads while it renders. */
const guest = {
  session: { get: () => signedOut, subscribe: () => () => undefined },
} as unknown as Data
