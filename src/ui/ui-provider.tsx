import type { ReactNode } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'
import { type Navigate, NavigateProvider } from './form/press.tsx'

export interface UiProviderProps {
  /** BCP 47 tag; dates, numbers and built-in labels follow it. */
  locale: string
  /** Client-side navigation for all links of the kit. */
  navigate: Navigate
  children: ReactNode
}

export function UiProvider({ locale, navigate, children }: UiProviderProps) {
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={(path) => navigate(path)}>
        <NavigateProvider navigate={navigate}>{children}</NavigateProvider>
      </RouterProvider>
    </I18nProvider>
  )
}
