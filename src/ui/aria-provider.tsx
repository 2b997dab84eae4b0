import { type ReactNode, useContext, useEffect } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'
import { swallowSecondTaps } from './overlay/second-tap.ts'
import { UiContext } from './ui-context.ts'
import './sun-filled.css'

/**
 * Tells React Aria the language and how to navigate. Around each component that is made of it and not around the
 * app, because the first screen needs none of them.
 */
export function AriaProvider({ children }: { children: ReactNode }) {
  const settings = useContext(UiContext)
  useEffect(() => swallowSecondTaps(window), [])
  if (!settings) return children
  const { locale, navigate } = settings
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={(path) => navigate(path)}>{children}</RouterProvider>
    </I18nProvider>
  )
}
