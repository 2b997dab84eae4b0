import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'
import styles from './button.module.css'
import { PressButton, type PressButtonProps } from './press.tsx'
import { Spinner } from '../spinner.tsx'

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'quietDanger'
type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonStyle {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Fills the width of its container. */
  wide?: boolean | undefined
}

export interface ButtonProps
  extends ButtonStyle, Omit<PressButtonProps, 'children' | 'className' | 'isPending'> {
  children: ReactNode
  icon?: ReactNode
  /** Keeps its size and focus, shows a spinner and ignores presses. */
  pending?: boolean | undefined
  className?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

export function Button({
  variant,
  size,
  wide,
  icon,
  pending = false,
  className,
  children,
  ...props
}: ButtonProps) {
  return (
    <PressButton
      {...props}
      isPending={pending}
      className={clsx(buttonClass({ variant, size, wide }), className)}
    >
      {pending && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
      {icon !== undefined && <span className={clsx(pending && styles.hidden)}>{icon}</span>}
      <span className={clsx(pending && styles.hidden)}>{children}</span>
    </PressButton>
  )
}

/** The class names of a button, for links styled as one. */
export function buttonClass({
  variant = 'secondary',
  size = 'medium',
  wide = false,
}: ButtonStyle): string {
  return clsx(
    styles.button,
    styles[variant],
    size !== 'medium' && styles[size],
    wide && styles.wide,
  )
}
