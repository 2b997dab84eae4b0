import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'
import type { ButtonStyle } from './button.tsx'
import { buttonClass } from './button.tsx'
import styles from './icon-button.module.css'
import { PressButton, type PressButtonProps } from './press.tsx'
import { Spinner } from '../spinner.tsx'

export interface IconButtonProps
  extends
    Omit<ButtonStyle, 'wide'>,
    Omit<PressButtonProps, 'children' | 'className' | 'isPending' | 'aria-label'> {
  /** The accessible name, also shown on hover. */
  label: string
  icon: ReactNode
  pending?: boolean | undefined
  className?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size,
  pending = false,
  className,
  ...props
}: IconButtonProps) {
  return (
    <span className={styles.holder} title={label}>
      <PressButton
        {...props}
        aria-label={label}
        isPending={pending}
        className={clsx(buttonClass({ variant, size }), styles.square, className)}
      >
        {pending ? <Spinner /> : icon}
      </PressButton>
    </span>
  )
}
