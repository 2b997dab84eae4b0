import { lazy, type ComponentType } from 'react'
import { SheetBroken } from './sheet-broken.tsx'

/**
 * A sheet fetched when it is first opened. Where its code cannot be had (no network and nothing kept, or a
 * newer version in its place) it says so itself, and the page beneath stays as it is.
 */
export function lazySheet<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => ({
    default: await load().catch((error: unknown) => {
      reportError(error)
      return SheetBroken
    }),
  }))
}
