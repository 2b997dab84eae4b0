import { createContext, type ReactNode, useContext } from 'react'
import { ButtonLink, type ButtonLinkProps } from './link.tsx'
import { PressLink, type PressLinkProps } from './form/press.tsx'

export interface BackTarget {
  readonly href: string
  readonly label: string
  /** Goes back in the browser's history instead of adding a new entry. */
  readonly go?: (() => void) | undefined
}

/** Where the current page was opened from. Without it, a page uses its own default. */
export const BackContext = createContext<((usual: BackTarget) => BackTarget) | null>(null)

/** The target of Back: where the page was opened from, else `usual`. */
export function useBack(usual: BackTarget): BackTarget {
  return useContext(BackContext)?.(usual) ?? usual
}

interface BackProps {
  usual: BackTarget
  children: ReactNode
}

/** A back link to where the page was opened from. */
export function BackLink({
  usual,
  ...props
}: BackProps & Omit<PressLinkProps, 'href' | 'aria-label'>) {
  const { href, label, go } = useBack(usual)
  return <PressLink {...props} href={href} aria-label={label} onGo={go} />
}

/** The same as a button with its own label, such as "Cancel". */
export function BackButton({ usual, ...props }: BackProps & Omit<ButtonLinkProps, 'href'>) {
  const { href, go } = useBack(usual)
  return <ButtonLink {...props} href={href} onGo={go} />
}
