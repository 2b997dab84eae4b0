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

type Show = (message: string, options: ToastOptions) => void

let show: Show | undefined
let waiting: Parameters<Show>[] = []

/** A short word on what just happened. Never the only place where something important is said. */
export function showToast(message: string, options: ToastOptions = {}): void {
  if (show) show(message, options)
  else waiting.push([message, options])
}

/** Whoever can show toasts says so, and gets those that were said before. Returns how to stop. */
export function takeToasts(next: Show): () => void {
  show = next
  for (const toast of waiting) next(...toast)
  waiting = []
  return () => {
    if (show === next) show = undefined
  }
}
