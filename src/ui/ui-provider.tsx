import { type ReactNode, useMemo } from 'react'
import { NavigateProvider } from './form/press.tsx'
import { UiContext, type UiSettings } from './ui-context.ts'

export interface UiProviderProps extends UiSettings {
  children: ReactNode
}

export function UiProvider({ locale, navigate, discard, children }: UiProviderProps) {
  const settings = useMemo(() => ({ locale, navigate, discard }), [locale, navigate, discard])
  return (
    <UiContext value={settings}>
      <NavigateProvider navigate={navigate}>{children}</NavigateProvider>
    </UiContext>
  )
}
