import { clsx } from 'clsx'
import button from '#ui/form/button.module.css'
import { PressButton, type PressButtonProps } from '#ui/form/press.tsx'

export interface PlainButtonProps extends Omit<PressButtonProps, 'className' | 'isPending'> {
  variant?: 'primary' | 'secondary' | 'quiet'
  /** Keeps its focus and ignores presses. */
  pending?: boolean
}

/** A button that looks like the app's, without React Aria, which that one brings along. */
export function PlainButton({ variant = 'secondary', pending, ...props }: PlainButtonProps) {
  return (
    <PressButton
      {...props}
      isPending={pending}
      className={clsx(button['button'], button[variant])}
    />
  )
}
