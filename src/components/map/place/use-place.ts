import { useState } from 'react'
import type { Address } from '#domain/entities/fields.ts'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { isElsewhere } from '#domain/geo/is-elsewhere.ts'
import { type LocationText, readLocation } from '#domain/geo/location/read-location.ts'
import { storedPoint } from '#domain/geo/move-point.ts'
import { equal } from '#lib/equal.ts'

interface Pin {
  readonly geo: GeoPoint | null
  /** The address that it was set or confirmed for. */
  readonly of: Address
  readonly by: 'form' | 'hand' | 'text'
}

/** A point on the map as a form edits it. */
export interface Place {
  readonly geo: GeoPoint | null
  readonly address: Address
  /** What was pasted or typed, and what it says; null while it is empty. */
  readonly text: string
  readonly read: LocationText | null
  /** The address has changed and the pin has not. */
  readonly asksFit: boolean
  readonly isDirty: boolean
  /** How often saving was refused because something here waits for an answer. */
  readonly refusals: number
  /** `of`: the address that the point belongs to, where it changes with it. */
  readonly move: (to: GeoPoint | null, of?: Address) => void
  readonly setText: (text: string) => void
  readonly keep: () => void
  /** Takes the last change of the pin back; null without one. */
  readonly undo: (() => void) | null
  /** Asked before saving: whether nothing waits for an answer. */
  readonly check: () => boolean
}

const mostSteps = 50

/** The point of an address in a form. `first`: the stored one. */
export function usePlace(first: GeoPoint | null, address: Address): Place {
  const [seen] = useState(first)
  const [pins, setPins] = useState<readonly Pin[]>([{ geo: first, of: address, by: 'form' }])
  const [text, setText] = useState('')
  const [refusals, setRefusals] = useState(0)
  const pin = pins.at(-1) as Pin
  const read = text.trim() === '' ? null : readLocation(text)
  const asksFit = pin.geo !== null && isElsewhere(pin.of, address)
  const isUnread = read !== null && read.kind !== 'point'

  function put(geo: GeoPoint | null, by: Pin['by'], of = address) {
    const next = { geo: geo && storedPoint(geo), of, by }
    // One text is typed in many steps.
    setPins((before) =>
      [
        ...(by === 'text' && before.at(-1)?.by === 'text' ? before.slice(0, -1) : before),
        next,
      ].slice(-mostSteps),
    )
  }

  return {
    geo: pin.geo,
    address,
    text,
    read,
    asksFit,
    isDirty: !equal(pin.geo, seen) || isUnread,
    refusals,
    move(to, of) {
      setText('')
      put(to, 'hand', of)
    },
    setText(next) {
      setText(next)
      const found = readLocation(next)
      if (found.kind === 'point') put(found.point, 'text')
    },
    keep: () => setPins([...pins.slice(0, -1), { ...pin, of: address }]),
    undo:
      pins.length < 2
        ? null
        : () => {
            setText('')
            setPins(pins.slice(0, -1))
          },
    check() {
      const isReady = !asksFit && !isUnread
      if (!isReady) setRefusals(refusals + 1)
      return isReady
    },
  }
}
