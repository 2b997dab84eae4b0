import { type RefObject, useEffect, useRef, useState } from 'react'
import { mapTiles } from '#domain/geo/map-tiles.ts'
import type { BaseMapOptions, MapState } from './create-base-map.ts'
import { drawMap } from './draw-map.ts'

interface DrawnMapOptions {
  /** Accessible name. */
  readonly label: string
  readonly onState: (state: MapState | 'unsupported') => void
}

/**
 * Draws this build's map into the element that gets the ref; null until it is there. `create` must be the same function
 * on every render.
 */
export function useDrawnMap<Made extends { readonly remove: () => void }>(
  create: (options: Pick<BaseMapOptions, 'container' | 'source' | 'label' | 'onState'>) => Made,
  { label, onState }: DrawnMapOptions,
): readonly [holder: RefObject<HTMLDivElement | null>, map: Made | null] {
  const holder = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<Made | null>(null)
  useEffect(() => {
    const container = holder.current
    if (!container) return undefined
    return drawMap(() => create({ container, source: mapTiles, label, onState }), setMap, onState)
  }, [create, label, onState])
  return [holder, map]
}
