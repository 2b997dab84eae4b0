import { useEffect } from 'react'
import { type OwnPosition, useOwnPosition } from '#components/map/use-own-position.ts'
import { readStored, writeStored } from '#lib/browser-storage.ts'

const key = 'daybook:ownPosition'

export interface RememberedPosition {
  readonly own: OwnPosition
  readonly isOn: boolean
  readonly toggle: () => void
}

/** The person's position on this map, as they chose when they last saw it; off until they ask for it. */
export function useRememberedPosition(): RememberedPosition {
  const [own, ask, end] = useOwnPosition()
  useEffect(() => {
    if (readStored(key) === 'shown') ask()
  }, [ask])
  const isOn = own.kind === 'asking' || own.kind === 'found' || own.kind === 'lost'
  return {
    own,
    isOn,
    toggle() {
      writeStored(key, isOn ? null : 'shown')
      if (isOn) end()
      else ask()
    },
  }
}
