import { useMatch } from 'react-router'
import { orderById } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useFitIn } from '#features/orders/detail/use-fit-in.ts'
import { useT } from '#messages/index.ts'

/** What the office can do with the order that is shown. */
export function useOrderCommands() {
  const t = useT()
  const orderId = useMatch('/orders/:orderId')?.params.orderId ?? ''
  const order = useLive(orderById(orderId))?.order
  const fitIn = useFitIn(order)
  if (!order || !fitIn) return []
  return [
    {
      id: 'urgent',
      group: 'actions' as const,
      title: t('shell.commandFitIn', { title: order.title }),
      words: t('shell.commandWords.fitIn'),
      run: fitIn,
    },
  ]
}
