import { createContext, useContext } from 'react'
import type { ShownStatus } from '#domain/order/shown-status.ts'
import { useT } from '#messages/index.ts'

/** Whether the reader is a technician, to whom an order that the office sent is new. */
export const ReaderIsTechnician = createContext(false)

/** Whether a status is new to its reader. */
export function useIsNewToReader(): (status: ShownStatus) => boolean {
  const isTechnician = useContext(ReaderIsTechnician)
  return (status) => isTechnician && status === 'dispatched'
}

/** The name of a status in its reader's words. */
export function useStatusText(): (status: ShownStatus) => string {
  const t = useT()
  const isNew = useIsNewToReader()
  return (status) => t(isNew(status) ? 'orderStatus.toMe' : `orderStatus.${status}`)
}
