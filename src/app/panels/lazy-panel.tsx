import { lazy, type ComponentType } from 'react'
import { PanelBroken } from './panel-broken.tsx'

interface PanelProps {
  onClose: () => void
}

/**
 * A sheet fetched when it is first opened. Where its code cannot be had (no network and nothing kept, or a
 * newer version in its place) it says so itself, and the page beneath stays as it is.
 */
export function lazyPanel(load: () => Promise<ComponentType<PanelProps>>) {
  return lazy(async () => ({
    default: await load().catch((error: unknown) => {
      reportError(error)
      return PanelBroken
    }),
  }))
}
