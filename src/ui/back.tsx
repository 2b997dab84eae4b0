import { createContext, type ReactNode, useContext } from 'react'
import { ButtonLink, type ButtonLinkProps } from './link.tsx'
import { PressLink, type PressLinkProps } from './form/press.tsx'

export interface BackTarget {
  readonly href: string
  readonly label: string
  /** Goes there as the browser's own back button does. */
  readonly go?: (() => void) | undefined
}

/** Where the page that is shown was opened from; without one, the page's own way back holds. */
export const BackContext = createContext<((usual: BackTarget) => BackTarget) | null>(null)

/** The way back from a page: to where it was opened, else to `usual`. */
export function useBack(usual: BackTarget): BackTarget {
  return useContext(BackContext)?.(usual) ?? usual
}

interface BackProps {
  usual: BackTarget
  children: ReactNode
}

/** A link to where the page was opened from. */
export function BackLink({
  usual,
  ...props
}: BackProps & Omit<PressLinkProps, 'href' | 'aria-label'>) {
  const { href, label, go } = useBack(usual)
  return <PressLink {...props} href={href} aria-label={label} onGo={go} />
}

/** The same as a button, with words of its own: Cancel. */
export function BackButton({ usual, ...props }: BackProps & Omit<ButtonLinkProps, 'href'>) {
  const { href, go } = useBack(usual)
  return <ButtonLink {...props} href={href} onGo={go} />
}
