import { lazy, Suspense } from 'react'

interface ToastAction {
  readonly label: string
  readonly onPress: () => void
}

export interface ToastOptions {
  kind?: 'plain' | 'success' | 'danger'
  note?: string
  action?: ToastAction
  /** Milliseconds; 5000 unless told, longer where there is an action. */
  duration?: number
  /** A toast with the same id takes the place of the older one. */
  id?: string
}

const LazyToaster = lazy(() =>
  import('./toaster.tsx').then((module) => ({ default: module.Toaster })),
)

/** Where toasts appear. Once, in the shell. */
export function Toaster({ label }: { label: string }) {
  return (
    <Suspense>
      <LazyToaster label={label} />
    </Suspense>
  )
}

/** A short word on what just happened. Never the only place where something important is said. */
export function showToast(message: string, options: ToastOptions = {}): void {
  void import('./toaster.tsx').then((module) => module.show(message, options))
}
