import type { ReactNode } from 'react'
import { Sheet, type SheetProps } from './sheet.tsx'

interface DialogProps extends Pick<
  SheetProps,
  'isOpen' | 'onOpenChange' | 'title' | 'closeLabel' | 'isDismissable'
> {
  /** Buttons, with the primary one first. */
  actions: ReactNode
  children?: ReactNode
}

/**
 * A short question or message with its buttons.
 * @public
 */
export function Dialog({ actions, ...props }: DialogProps) {
  return <Sheet {...props} size="small" footer={actions} />
}
