import { expect, test, vi } from 'vitest'
import { askBeforeLeaving } from './leave-question.ts'

test('a step is taken at once where no frame could ask', () => {
  const goOn = vi.fn<() => void>()
  askBeforeLeaving({ orderId: 'first', to: 'enRoute', goOn })
  expect(goOn).toHaveBeenCalledOnce()
})
