import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width inside an element in rem and the height of its table rows in pixels; null before it is laid out. */
export interface Room {
  readonly width: number
  readonly row: number
}

/** Follows the element's width, the size of the text and the density. */
export function useRoom(element: RefObject<HTMLElement | null>): Room | null {
  const [room, setRoom] = useState<Room | null>(null)
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return undefined
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const row = Number.parseFloat(getComputedStyle(box).getPropertyValue('--table-row'))
      const width = box.clientWidth / rem
      setRoom((now) => (now?.width === width && now.row === row ? now : { width, row }))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    const settings = new MutationObserver(measure)
    settings.observe(document.documentElement, { attributes: true })
    measure()
    return () => {
      observer.disconnect()
      settings.disconnect()
    }
  }, [element])
  return room
}
