import { describe, expect, it } from 'vitest'
import { can, type Action } from './can.ts'
import type { Actor } from './actor.ts'

const technician: Actor = {
  uid: 'tech',
  companyId: 'c1',
  role: 'technician',
  status: 'active',
  permissions: [],
}
const owner: Actor = { ...technician, uid: 'owner', role: 'owner' }
const everyAction: Action[] = [
  'company/view',
  'company/edit',
  'company/delete',
  'user/view',
  'user/edit',
  'customer/view',
  'customer/create',
  'customer/edit',
  'site/view',
  'site/create',
  'site/edit',
  'order/view',
  'order/create',
  'order/edit',
  'order/assign',
  'order/delete',
  'order/work',
  'receipt/view',
]
const mine = { id: 'tech', isSent: true, assigneeIds: ['tech'], readerIds: ['tech'] }
const others = { id: 'x', assigneeIds: ['x'], readerIds: ['x'] }

describe('can', () => {
  it('lets the owner do everything but edit another profile', () => {
    expect(everyAction.filter((action) => !can(owner, action, others))).toEqual(['user/edit'])
  })

  it('lets an inactive person do nothing', () => {
    const inactive = { ...owner, status: 'suspended' }
    expect(everyAction.filter((action) => can(inactive, action, mine))).toEqual([])
  })

  it('lets a technician work on what was sent to them and look up customers', () => {
    const allowed = (doc: object) =>
      everyAction.filter((action) => can(technician, action, { ...doc }))
    expect(allowed(others)).toEqual(['company/view', 'user/view', 'customer/view', 'site/view'])
    expect(allowed(mine)).toEqual([
      'company/view',
      'user/view',
      'user/edit',
      'customer/view',
      'site/view',
      'order/view',
      'order/work',
      'receipt/view',
    ])
    const hidden = allowed({ ...mine, isSent: false })
    expect(allowed(mine).filter((action) => !hidden.includes(action))).toEqual([
      'order/view',
      'order/work',
    ])
  })

  it('lets edit_customers create customers and sites', () => {
    const editor = { ...technician, permissions: ['edit_customers'] }
    const editing: Action[] = ['customer/create', 'customer/edit', 'site/create', 'site/edit']
    expect(editing.every((action) => can(editor, action))).toBe(true)
    expect(editing.some((action) => can(technician, action))).toBe(false)
  })
})
