import { lazy, type ComponentType } from 'react'
import { type MessageArea, withMessages } from '#messages/index.ts'
import { SheetBroken } from './sheet-broken.tsx'

/**
 * A sheet, fetched together with the messages of its area when it is first opened. If it cannot be fetched (no
 * network and nothing cached, or a newer version in its place) it says so itself, and the page beneath stays.
 */
export function lazySheet<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  area?: MessageArea,
) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => ({
    default: await withMessages(load, area).catch((error: unknown) => {
      reportError(error)
      return SheetBroken
    }),
  }))
}
