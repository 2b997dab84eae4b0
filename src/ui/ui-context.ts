import { createContext } from 'react'
import type { Navigate } from './form/press.tsx'

/** What a sheet asks before what was typed into it is thrown away. */
export interface DiscardTexts {
  readonly question: string
  readonly confirm: string
  readonly keep: string
}

export interface UiSettings {
  /** BCP 47 tag; dates, numbers and built-in labels follow it. */
  readonly locale: string
  /** Client-side navigation for all links of the kit. */
  readonly navigate: Navigate
  readonly discard: DiscardTexts
}

/** For a page on which nothing can be typed and lost. */
export const noDiscardTexts: DiscardTexts = { question: '', confirm: '', keep: '' }

/** null without a provider: the browser decides. */
export const UiContext = createContext<UiSettings | null>(null)
