import { type ComponentType, memo, type ReactNode, useEffect, useState } from 'react'

interface Placed {
  /** Shown until the code has loaded. */
  placeholder?: ReactNode
}

/**
 * A component whose code is loaded when it is first shown. If the code cannot be loaded (offline and not
 * cached), the page renders without it until the network is back. It re-renders only when its own props
 * change.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & Placed> {
  let loaded: ComponentType<Props> | undefined

  function LazyPart({ placeholder = null, ...props }: Props & Placed) {
    const [Part, setPart] = useState(() => loaded)

    useEffect(() => {
      if (Part) return undefined
      let here = true
      const fetchPart = async () => {
        try {
          loaded ??= await load()
          if (here) setPart(() => loaded)
        } catch (error) {
          reportError(error)
        }
      }
      void fetchPart()
      const onOnline = () => void fetchPart()
      addEventListener('online', onOnline)
      return () => {
        here = false
        removeEventListener('online', onOnline)
      }
    }, [Part])

    // Without the placeholder, what remains are the component's own props.
    return Part ? <Part {...(props as unknown as Props)} /> : placeholder
  }

  return memo(LazyPart)
}
