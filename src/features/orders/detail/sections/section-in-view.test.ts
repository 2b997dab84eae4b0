import { expect, it } from 'vitest'
import { sectionInView } from './section-in-view.ts'

const heights = { order: 900, checklist: 600, evidence: 700, history: 60 } as const
const at = (
  scrolled: number,
  end = 800,
  more: Partial<Record<keyof typeof heights, number>> = {},
) => {
  let top = 200 - scrolled
  const boxes = Object.entries({ ...heights, ...more }).map(([id, height]) => {
    const box = { id: id as keyof typeof heights, top, bottom: top + height }
    top = box.bottom
    return box
  })
  return sectionInView(boxes, { line: 150, end })
}

it('is the first section until the next one reaches the line', () => {
  expect(at(0)).toBe('order')
  expect(at(949)).toBe('order')
  expect(at(950)).toBe('checklist')
  expect(at(1550)).toBe('evidence')
})

it('is at the end of the page the one of which most is in sight', () => {
  expect(at(1660)).toBe('evidence')
  expect(at(1300, 800, { evidence: 100, history: 300 })).toBe('history')
  expect(at(1300, 800, { evidence: 300, history: 100 })).toBe('evidence')
  expect(at(1960, 800, { history: 360 })).toBe('history')
})

it('is the first section of a page that fits on the screen', () => {
  expect(at(0, 3000)).toBe('order')
})

it('is none before the sections are there', () => {
  expect(sectionInView([], { line: 150, end: 800 })).toBeNull()
})
