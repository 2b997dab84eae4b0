import { type ComponentType, memo, type ReactNode, useEffect, useState } from 'react'

interface Placed {
  /** Stands in its place until the code is there. */
  placeholder?: ReactNode
}

/**
 * A part of a page whose code is fetched once it is shown. Where the code cannot be had (no network, and
 * nothing kept yet) the page stands without it, and it comes when the network does. It is drawn anew only
 * where its own properties change.
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

    // What is left after the placeholder was taken out is the part's own.
    return Part ? <Part {...(props as unknown as Props)} /> : placeholder
  }

  return memo(LazyPart)
}
