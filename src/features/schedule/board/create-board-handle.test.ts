import { expect, test, vi } from 'vitest'
import { createBoardHandle } from './create-board-handle.ts'

const stage = { left: 200, ppm: 1 } as NonNullable<
  Parameters<ReturnType<typeof createBoardHandle>['setStage']>[0]
>

function scrolled() {
  const scrollTo = vi.fn()
  const handle = createBoardHandle()
  handle.setScroller({ scrollLeft: 0, clientWidth: 800, scrollTo } as unknown as HTMLElement)
  handle.setStage(stage)
  return { handle, scrollTo }
}

test('the present time is scrolled into view at once where today is shown', () => {
  const { handle, scrollTo } = scrolled()
  handle.setNow(900)
  expect(scrollTo).not.toHaveBeenCalled()
  handle.showNow()
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 700 })
  handle.setNow(901)
  expect(scrollTo).toHaveBeenCalledOnce()
})

test('it is scrolled into view once today is shown, from another day', () => {
  const { handle, scrollTo } = scrolled()
  handle.setNow(null)
  handle.showNow()
  expect(scrollTo).not.toHaveBeenCalled()
  handle.setNow(900)
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 700 })
})
