import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import button from '#ui/form/button.module.css'

export interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'disabled'> {
  variant?: 'primary' | 'secondary' | 'quiet'
  /** Keeps its focus and ignores presses. */
  pending?: boolean
}

/** A button that looks like the app's and weighs nothing: the app's own brings React Aria along. */
export function PlainButton({
  variant = 'secondary',
  pending = false,
  type = 'button',
  onClick,
  ...props
}: PlainButtonProps) {
  return (
    <button
      {...props}
      // The linter wants a literal, and a form needs 'submit'.
      // oxlint-disable-next-line react/button-has-type
      type={type}
      className={clsx(button['button'], button[variant])}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={(event) => {
        if (pending) event.preventDefault()
        else onClick?.(event)
      }}
    />
  )
}
