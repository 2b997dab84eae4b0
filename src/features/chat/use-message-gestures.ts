import type { MouseEvent, PointerEvent } from 'react'
import { type PressPoint, useLongPress } from './use-long-press.ts'
import { useSwipeReply } from './use-swipe-reply.ts'

/** Handlers of a message: a finger may swipe it to reply, or rest on it for its menu. */
export function useMessageGestures(onReply: () => void, onPress: (at: PressPoint) => void) {
  const swipe = useSwipeReply(onReply)
  const press = useLongPress(onPress)
  return {
    onContextMenu(event: MouseEvent<HTMLElement>) {
      press.onContextMenu(event)
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      swipe.onPointerDown(event)
      press.onPointerDown(event)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      swipe.onPointerMove(event)
      press.onPointerMove(event)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      swipe.onPointerUp(event)
      press.onPointerUp()
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      swipe.onPointerCancel(event)
      press.onPointerCancel()
    },
  }
}
