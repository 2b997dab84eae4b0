import { useCallback } from 'react'
import { useData } from '#data/react.ts'
import { trueNow } from '#messages/index.ts'
import { createOrders } from './create-orders.ts'

/** Creates the orders that plans lack now. Where that fails, the next start of the app creates them. */
export function useCreateOrders(): () => Promise<void> {
  const data = useData()
  return useCallback(
    () => createOrders(data, new Date(trueNow()).toISOString()).catch(() => undefined),
    [data],
  )
}
