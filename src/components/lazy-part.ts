import type { ComponentType } from 'react'
import { type MessageArea, withMessages } from '#messages/index.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

/** A part of a page, fetched together with the messages of its area when it is first shown. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  area?: MessageArea,
) {
  return lazyComponent(() => withMessages(load, area))
}
