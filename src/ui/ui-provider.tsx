import type { ReactNode } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'
import { NavigateProvider } from './press.tsx'

export interface UiProviderProps {
  /** BCP 47 tag; dates, numbers and built-in labels follow it. */
  locale: string
  /** Client-side navigation for every link of the kit. */
  navigate: (path: string) => void
  children: ReactNode
}

export function UiProvider({ locale, navigate, children }: UiProviderProps) {
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={navigate}>
        <NavigateProvider navigate={navigate}>{children}</NavigateProvider>
      </RouterProvider>
    </I18nProvider>
  )
}
