import { useT } from '#messages/index.ts'
import { type BackTarget, useBack } from '#ui/back.tsx'
import { useIsTablet } from '#ui/use-media-query.ts'
import { useListQuery } from '../list/use-order-filter.ts'

/**
 * Where Back of an order leads if it was not opened from within the app. Nowhere on a tablet: the list is beside it, and
 * on its own would open an order again.
 */
export function useOrderBack(): BackTarget | undefined {
  const t = useT()
  const usual = { href: `/orders${useListQuery()}`, label: t('orders.back') }
  const leaves = useBack(usual).go !== undefined
  return useIsTablet() && !leaves ? undefined : usual
}
