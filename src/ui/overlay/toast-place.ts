export interface ToastPlace {
  readonly position: 'bottom-right' | 'top-center'
  /** Pixels of the bottom of the window that a bar of controls takes. */
  readonly taken: number
  /** Pixels of the right of the window that a sheet takes. */
  readonly side: number
  /** Pixels of the top of the window that the head of a sheet takes. */
  readonly head: number
}

/** Pixels of the bottom of the window, and of its right side, that a toast may take. */
export const toastRoom = 96
export const toastWidth = 400

export const usualPlace: ToastPlace = { position: 'bottom-right', taken: 0, side: 0, head: 0 }

/** Narrower windows have their sheets at the bottom. */
const narrow = 700

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Beside a sheet: where toasts are without one, or to the left of it, or where there is no room for that, at the top. */
export function placeBeside(sheet: Box, window: Pick<Box, 'width' | 'height'>): ToastPlace {
  const isClear =
    sheet.left + sheet.width <= window.width - toastWidth ||
    sheet.top + sheet.height <= window.height - toastRoom
  if (window.width >= narrow && isClear) return usualPlace
  if (sheet.left >= toastWidth) return { ...usualPlace, side: window.width - sheet.left }
  return { ...usualPlace, position: 'top-center' }
}
