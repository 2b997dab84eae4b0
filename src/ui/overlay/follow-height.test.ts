import { afterEach, expect, test, vi } from 'vitest'
import { followHeight } from './follow-height.ts'

afterEach(() => vi.unstubAllGlobals())

/** A panel whose content can be given another height, in a window. */
function openPanel() {
  const style = new Map<string, string>()
  let tell: (() => void) | null = null
  let onChange = () => {}
  const screen = Object.assign(new EventTarget(), { innerWidth: 390 })
  vi.stubGlobal('window', screen)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        onChange = changed
      }
      observe() {
        tell = onChange
        onChange()
      }
      disconnect() {
        tell = null
      }
    },
  )
  let content = 200
  const number = (name: string) => Number.parseFloat(style.get(name) ?? '0')
  const height = () => number('--fixed-height') || Math.max(content, number('--least-height'))
  const panel = Object.assign(new EventTarget(), {
    style: {
      setProperty: (name: string, value: string) => void style.set(name, value),
      removeProperty: (name: string) => void style.delete(name),
    },
    getBoundingClientRect: () => ({ height: height() }),
  })
  const stop = followHeight(panel as unknown as HTMLElement)
  return {
    height,
    stop,
    setContent: (to: number) => {
      content = to
      tell?.()
    },
    use: (type: string) => panel.dispatchEvent(new Event(type)),
    turn: (width: number) => {
      screen.innerWidth = width
      screen.dispatchEvent(new Event('resize'))
    },
  }
}

test('a panel grows with content that is read late, and never shrinks', () => {
  const { height, setContent } = openPanel()
  setContent(320)
  expect(height()).toBe(320)
  setContent(240)
  expect(height()).toBe(320)
  setContent(400)
  expect(height()).toBe(400)
})

test.each(['pointerdown', 'keydown'])('after a %s its height stays', (type) => {
  const { height, setContent, use } = openPanel()
  setContent(320)
  use(type)
  setContent(400)
  expect(height()).toBe(320)
})

test('where the width changes it is measured again; the keyboard changes only the height', () => {
  const { height, setContent, use, turn, stop } = openPanel()
  setContent(320)
  use('pointerdown')
  setContent(250)
  turn(390)
  expect(height()).toBe(320)
  turn(844)
  expect(height()).toBe(250)
  setContent(300)
  expect(height()).toBe(300)
  stop()
  turn(390)
  expect(height()).toBe(300)
})
