import type { ComponentType } from 'react'
import { type MessageArea, withMessages } from '#messages/index.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { firstContentPaint } from './first-content-paint.ts'

/** Like `lazyPart`, but fetched only after the first paint of the page's content. */
export function lazyAfterPaint<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  area?: MessageArea,
) {
  return lazyComponent(async () => {
    await firstContentPaint()
    return withMessages(load, area)
  })
}
