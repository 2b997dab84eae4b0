interface ToastAction {
  readonly label: string
  readonly onPress: () => void
}

export interface ToastOptions {
  kind?: 'plain' | 'success' | 'danger'
  note?: string
  action?: ToastAction
  /** Milliseconds; 5000 by default, longer with an action. */
  duration?: number
  /** A toast replaces an older one with the same id. */
  id?: string
}

type Show = (message: string, options: ToastOptions) => void

let show: Show | undefined
let waiting: Parameters<Show>[] = []

/** A brief confirmation of what just happened. Never the only place where something important is said. */
export function showToast(message: string, options: ToastOptions = {}): void {
  if (show) show(message, options)
  else waiting.push([message, options])
}

/** Registers what shows the toasts and hands it those that are waiting. Returns a function to unregister. */
export function takeToasts(next: Show): () => void {
  show = next
  for (const toast of waiting) next(...toast)
  waiting = []
  return () => {
    if (show === next) show = undefined
  }
}
