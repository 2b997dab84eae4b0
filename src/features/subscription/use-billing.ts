import { useCallback, useEffect, useState } from 'react'
import { useLoad } from '#components/use-loaded.ts'
import { useData } from '#data/react.ts'
import { isCurrent } from '#domain/subscription/own-subscription.ts'
import { useUrlQuery } from '#ui/url-query.ts'

/** How often the server is asked whether a payment has been confirmed, in milliseconds. */
const again = 2000

/**
 * What the server knows of the subscription; undefined until it has answered. After a checkout it is asked again until
 * the payment is confirmed.
 */
export function useBilling() {
  const data = useData()
  const { values, change } = useUrlQuery()
  const [attempt, setAttempt] = useState(0)
  const load = useCallback(
    async () => ({ attempt, found: await (await data.loadCompanyData()).billing.load() }),
    [data, attempt],
  )
  type Loaded = Awaited<ReturnType<typeof load>>['found']
  const [billing, setBilling] = useState<Loaded>()
  const isReturned = values.get('checkout') === 'done'
  const isConfirmed =
    billing?.ok === true &&
    billing.value.subscription !== null &&
    isCurrent(billing.value.subscription)
  const isConfirming = isReturned && !isConfirmed
  useLoad(load, ({ found }) => setBilling(found), isConfirming ? { everyMs: again } : {})

  useEffect(() => {
    if (!isReturned || !isConfirmed) return
    change(() => new URLSearchParams())
    // What a lapse had stopped is open again without waiting for the next sync.
    void data.reloadSession()
  }, [isReturned, isConfirmed, change, data])

  return { billing, isConfirming, reload: () => setAttempt((count) => count + 1) }
}
