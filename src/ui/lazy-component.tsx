import { type ComponentType, memo, type ReactNode, useEffect, useState } from 'react'
import { keepTrying } from '#lib/keep-trying.ts'
import { createLiveValue } from '#lib/live-value.ts'

interface Placed {
  /** Shown until the code is there. */
  placeholder?: ReactNode
}

/** How many lazy components could not be loaded. Browsers may remember a failed module until the page is reloaded. */
export const missingCode = createLiveValue(0)

/**
 * A component whose code is fetched when it is first shown. If the code cannot be fetched (no network and
 * nothing cached yet), the page stands without it, and it appears once the code can be loaded. It renders
 * again only when its own properties change.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & Placed> {
  let loaded: ComponentType<Props> | undefined
  let isMissing = false

  function note(missing: boolean): void {
    if (missing === isMissing) return
    isMissing = missing
    missingCode.set(missingCode.get() + (missing ? 1 : -1))
  }

  function LazyComponent({ placeholder = null, ...props }: Props & Placed) {
    const [Component, setComponent] = useState(() => loaded)

    useEffect(() => {
      if (Component) return undefined
      return keepTrying(async () => {
        try {
          loaded ??= await load()
        } catch (error) {
          note(true)
          throw error
        }
        note(false)
        setComponent(() => loaded)
        return true
      })
    }, [Component])

    // Without the placeholder, the rest are the component's own properties.
    return Component ? <Component {...(props as unknown as Props)} /> : placeholder
  }

  return memo(LazyComponent)
}
