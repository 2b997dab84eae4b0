import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'
import type { ButtonStyle } from './form/button.tsx'
import { buttonClass } from './form/button.tsx'
import styles from './link.module.css'
import { PressButton, PressLink, type PressLinkProps } from './form/press.tsx'

export interface LinkProps extends Omit<PressLinkProps, 'children' | 'className'> {
  href: string
  children: ReactNode
  /** Takes the colour of the surrounding text; underlined on hover. */
  quiet?: boolean | undefined
  /** Not within a sentence, so its touch target is larger than the text. */
  alone?: boolean | undefined
  className?: string | undefined
  ref?: Ref<HTMLAnchorElement>
}

export function Link({ quiet = false, alone = false, className, ...props }: LinkProps) {
  const look = clsx(styles.link, quiet && styles.quiet, alone && styles.alone, className)
  return <PressLink {...props} className={look} />
}

/** Looks like an inline link but performs an action. */
export function LinkButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <PressButton onPress={onPress} className={clsx(styles.link, styles.button)}>
      {children}
    </PressButton>
  )
}

export interface ButtonLinkProps extends ButtonStyle, Omit<LinkProps, 'quiet' | 'alone'> {
  icon?: ReactNode
}

/** Navigates, but looks like a button. */
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
