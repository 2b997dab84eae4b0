import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'
import type { ButtonLook } from './form/button.tsx'
import { buttonClass } from './form/button.tsx'
import styles from './link.module.css'
import { PressButton, PressLink, type PressLinkProps } from './form/press.tsx'

export interface LinkProps extends Omit<PressLinkProps, 'children' | 'className'> {
  href: string
  children: ReactNode
  /** Takes the colour of the text around it; underlined on hover. */
  quiet?: boolean | undefined
  /** Stands by itself, not within a sentence: it answers to a finger beside it too. */
  alone?: boolean | undefined
  className?: string | undefined
  ref?: Ref<HTMLAnchorElement>
}

export function Link({ quiet = false, alone = false, className, ...props }: LinkProps) {
  const look = clsx(styles.link, quiet && styles.quiet, alone && styles.alone, className)
  return <PressLink {...props} className={look} />
}

/** Looks like a link among words, and does something here. */
export function LinkButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <PressButton onPress={onPress} className={clsx(styles.link, styles.button)}>
      {children}
    </PressButton>
  )
}

export interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'quiet' | 'alone'> {
  icon?: ReactNode
}

/** Goes somewhere, but looks like a button. */
export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  className,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <PressLink {...props} className={clsx(buttonClass({ variant, size, wide }), className)}>
      {icon}
      <span>{children}</span>
    </PressLink>
  )
}
