import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'
import type { ButtonLook } from './button.tsx'
import { buttonClass } from './button.tsx'
import styles from './link.module.css'
import { PressLink, type PressLinkProps } from './press.tsx'

export interface LinkProps extends Omit<PressLinkProps, 'children' | 'className'> {
  href: string
  children: ReactNode
  /** Takes the colour of the text around it; underlined on hover. */
  quiet?: boolean | undefined
  className?: string | undefined
  ref?: Ref<HTMLAnchorElement>
}

export function Link({ quiet = false, className, ...props }: LinkProps) {
  return <PressLink {...props} className={clsx(styles.link, quiet && styles.quiet, className)} />
}

export interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'quiet'> {
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
