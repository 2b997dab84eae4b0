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

/** What shows the toasts. */
interface Toasts {
  readonly show: Show
  readonly hide: (id: string) => void
}

let toasts: Toasts | undefined
let waiting: Parameters<Show>[] = []

/** A brief confirmation of what just happened. Never the only place where something important is said. */
export function showToast(message: string, options: ToastOptions = {}): void {
  if (toasts) toasts.show(message, options)
  else waiting.push([message, options])
}

/** Takes a toast away that no longer holds. */
export function hideToast(id: string): void {
  waiting = waiting.filter(([, options]) => options.id !== id)
  toasts?.hide(id)
}

/** Registers what shows the toasts and hands it those that are waiting. Returns a function to unregister. */
export function takeToasts(next: Toasts): () => void {
  toasts = next
  for (const toast of waiting) next.show(...toast)
  waiting = []
  return () => {
    if (toasts === next) toasts = undefined
  }
}
