import { createContext } from 'react'
import type { Navigate } from './form/press.tsx'

export interface UiSettings {
  /** BCP 47 tag; dates, numbers and built-in labels follow it. */
  readonly locale: string
  /** Client-side navigation for all links of the kit. */
  readonly navigate: Navigate
}

/** null without a provider: the browser decides. */
export const UiContext = createContext<UiSettings | null>(null)
