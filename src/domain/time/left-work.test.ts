import { describe, expect, it } from 'vitest'
import { leftWork } from './left-work.ts'

const work = {
  userId: 'me',
  kind: 'order',
  orderId: 'first',
  startedAt: '2026-01-05T08:00:00Z',
  endedAt: null,
} as const
const drive = { orderId: 'second', to: 'enRoute', uid: 'me' } as const

describe('the work that a step leaves', () => {
  it('is the order that the clock runs on', () => {
    expect(leftWork([work], drive)).toBe('first')
    expect(leftWork([work], { ...drive, to: 'onSite' })).toBe('first')
  })

  it('is the order that a running break interrupted', () => {
    const at = '2026-01-05T09:00:00Z'
    const pause = { ...work, kind: 'break', orderId: null, startedAt: at } as const
    expect(leftWork([{ ...work, endedAt: at }, pause], drive)).toBe('first')
    expect(leftWork([pause], drive)).toBeNull()
  })

  it('is nothing for a step of the same order, or one that begins nothing', () => {
    expect(leftWork([work], { ...drive, orderId: 'first' })).toBeNull()
    expect(leftWork([work], { ...drive, to: 'accepted' })).toBeNull()
  })

  it('is the order that the person drives to', () => {
    const travel = { ...work, kind: 'travel' } as const
    expect(leftWork([travel], { ...drive, to: 'onSite' })).toBe('first')
    expect(leftWork([travel], drive)).toBe('first')
    expect(leftWork([travel], { orderId: 'first', to: 'onSite', uid: 'me' })).toBeNull()
  })

  it('is nothing where the clock stopped, or someone else works', () => {
    expect(leftWork([{ ...work, endedAt: '2026-01-05T09:00:00Z' }], drive)).toBeNull()
    expect(leftWork([{ ...work, userId: 'other' }], drive)).toBeNull()
  })
})
