import { type ComponentType, memo, type ReactNode, useEffect, useState } from 'react'

interface Placed {
  /** Shown until the code is there. */
  placeholder?: ReactNode
}

/**
 * A component whose code is fetched when it is first shown. If the code cannot be fetched (no network and
 * nothing cached yet), the page stands without it, and it appears once the network is back. It renders again
 * only when its own properties change.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & Placed> {
  let loaded: ComponentType<Props> | undefined

  function LazyComponent({ placeholder = null, ...props }: Props & Placed) {
    const [Component, setComponent] = useState(() => loaded)

    useEffect(() => {
      if (Component) return undefined
      let isMounted = true
      const fetchCode = async () => {
        try {
          loaded ??= await load()
          if (isMounted) setComponent(() => loaded)
        } catch (error) {
          reportError(error)
        }
      }
      void fetchCode()
      const onOnline = () => void fetchCode()
      addEventListener('online', onOnline)
      return () => {
        isMounted = false
        removeEventListener('online', onOnline)
      }
    }, [Component])

    // Without the placeholder, the rest are the component's own properties.
    return Component ? <Component {...(props as unknown as Props)} /> : placeholder
  }

  return memo(LazyComponent)
}
