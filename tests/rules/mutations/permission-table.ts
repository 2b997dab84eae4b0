import type { Role } from '#domain/access/actor.ts'
import type { Action } from '#domain/access/can.ts'
import type { Reach } from '#domain/access/reach-of.ts'
import type { MutationName } from '#domain/mutation/mutation-name.ts'

interface TableRow {
  readonly act: string
  readonly action: Action
  /** The role of the person whom it is about, where that decides. */
  readonly about?: Role
  readonly mutations: readonly MutationName[]
  readonly reach: Readonly<Record<Role, Reach>>
}

const office = { owner: 'all', admin: 'all', technician: 'none' } as const
const owners = { owner: 'all', admin: 'none', technician: 'none' } as const
const ownWork = { owner: 'all', admin: 'all', technician: 'own' } as const
const quotes = { owner: 'all', admin: 'all', technician: 'quote' } as const
const records = { owner: 'all', admin: 'all', technician: 'edit_customers' } as const

/** The product's permission table, as far as it is built: an act that a role may not do is refused everywhere. */
export const permissionTable: readonly TableRow[] = [
  {
    act: 'edit customers',
    action: 'customer/edit',
    mutations: ['customer/create', 'customer/edit'],
    reach: records,
  },
  {
    act: 'edit sites',
    action: 'site/edit',
    mutations: ['site/create', 'site/edit'],
    reach: records,
  },
  {
    act: 'set where the site of an order is',
    action: 'site/locate',
    mutations: ['site/locate'],
    reach: ownWork,
  },
  {
    act: 'edit equipment',
    action: 'asset/edit',
    mutations: ['asset/create', 'asset/edit'],
    reach: records,
  },
  {
    act: 'count stock',
    action: 'stock/count',
    mutations: ['stock/count'],
    reach: { owner: 'all', admin: 'all', technician: 'inventory' },
  },
  {
    act: 'catalog and locations',
    action: 'stock/manage',
    mutations: [
      'item/create',
      'item/edit',
      'item/minimum',
      'location/create',
      'location/edit',
      'location/share',
      'stock/supply',
    ],
    reach: office,
  },
  {
    act: 'settings and taxes',
    action: 'company/edit',
    mutations: ['company/edit'],
    reach: office,
  },
  {
    act: 'switch features off and on',
    action: 'company/features',
    mutations: ['company/setFeature'],
    reach: owners,
  },
  {
    act: 'order templates',
    action: 'template/edit',
    mutations: ['template/create', 'template/edit'],
    reach: office,
  },
  {
    act: 'keep the company’s documents',
    action: 'library/edit',
    mutations: [],
    reach: office,
  },
  {
    act: 'plan and send orders',
    action: 'order/assign',
    mutations: [
      'order/create',
      'order/assign',
      'order/markSent',
      'order/keepAssignee',
      'order/delete',
      'plan/createOrder',
      'plan/removeOrder',
    ],
    reach: office,
  },
  {
    act: 'plan visits',
    action: 'booking/plan',
    mutations: ['booking/plan', 'booking/cancel', 'booking/settle'],
    reach: office,
  },
  {
    act: 'maintenance plans',
    action: 'plan/edit',
    mutations: ['plan/create', 'plan/edit'],
    reach: office,
  },
  {
    act: 'draft invoices and credit notes',
    action: 'invoice/edit',
    mutations: [
      'invoice/create',
      'invoice/edit',
      'invoice/discard',
      'invoice/takeDeposit',
      'invoice/releaseDeposit',
      'invoice/pauseReminders',
      'invoice/markExported',
    ],
    reach: office,
  },
  {
    act: 'issue invoices and credit notes',
    action: 'invoice/issue',
    mutations: ['invoice/issue', 'order/invoice'],
    reach: office,
  },
  {
    act: 'draft and send estimates',
    action: 'estimate/edit',
    mutations: [
      'estimate/create',
      'estimate/edit',
      'estimate/send',
      'estimate/revise',
      'estimate/cancel',
    ],
    reach: quotes,
  },
  {
    act: 'enter answers to estimates',
    action: 'estimate/decide',
    mutations: ['estimate/decide'],
    reach: ownWork,
  },
  {
    act: 'make orders of estimates',
    action: 'estimate/convert',
    mutations: ['estimate/convert'],
    reach: office,
  },
  {
    act: 'give customers links',
    action: 'share/edit',
    mutations: ['share/create', 'share/revoke'],
    reach: office,
  },
  {
    act: 'record payments',
    action: 'payment/record',
    mutations: ['payment/record'],
    reach: ownWork,
  },
  {
    act: 'reverse payments',
    action: 'payment/reverse',
    mutations: ['payment/reverse'],
    reach: office,
  },
  {
    act: 'choose the numbers of invoices',
    action: 'series/setUp',
    mutations: ['series/setUp'],
    reach: owners,
  },
  {
    act: 'manage technicians',
    action: 'member/manage',
    about: 'technician',
    mutations: [],
    reach: office,
  },
  { act: 'manage admins', action: 'member/manage', about: 'admin', mutations: [], reach: owners },
  {
    act: 'invite',
    action: 'member/invite',
    about: 'technician',
    mutations: ['invite/create', 'invite/renew', 'invite/revoke'],
    reach: office,
  },
  { act: 'manage owners', action: 'member/manage', about: 'owner', mutations: [], reach: noOne() },
  {
    act: 'offer the company to an admin',
    action: 'ownership/offer',
    mutations: ['owner/offer'],
    reach: owners,
  },
  {
    act: 'delete the company',
    action: 'company/delete',
    mutations: ['owner/requestDeletion', 'owner/cancelDeletion'],
    reach: owners,
  },
  {
    act: 'decide about time off',
    action: 'absence/decide',
    mutations: ['absence/add', 'absence/decide'],
    reach: office,
  },
  {
    act: 'plan technicians by skills and hours',
    action: 'staff/edit',
    about: 'technician',
    mutations: ['staff/edit'],
    reach: office,
  },
  {
    act: 'plan admins by skills and hours',
    action: 'staff/edit',
    about: 'admin',
    mutations: [],
    reach: owners,
  },
  {
    act: 'plan the owner by skills and hours',
    action: 'staff/edit',
    about: 'owner',
    mutations: [],
    reach: owners,
  },
  {
    act: 'read what things and people cost',
    action: 'cost/view',
    mutations: [],
    reach: office,
  },
  {
    act: 'set what things and people cost',
    action: 'cost/edit',
    mutations: ['cost/set'],
    reach: office,
  },
  {
    act: 'read price lists',
    action: 'pricelist/view',
    mutations: [],
    reach: office,
  },
  {
    act: 'set price lists, and who pays their prices',
    action: 'pricelist/edit',
    mutations: ['pricelist/create', 'pricelist/edit'],
    reach: office,
  },
  {
    act: 'read skills and hours',
    action: 'staff/view',
    mutations: [],
    reach: { owner: 'all', admin: 'all', technician: 'own' },
  },
  {
    act: 'set photos',
    action: 'picture/edit',
    mutations: [],
    reach: { owner: 'all', admin: 'all', technician: 'own' },
  },
  {
    act: 'remove sample data',
    action: 'sample/remove',
    mutations: ['sample/remove'],
    reach: office,
  },
  {
    act: 'read the audit log',
    action: 'receipt/view',
    mutations: [],
    reach: { owner: 'all', admin: 'all', technician: 'own' },
  },
]

function noOne() {
  return { owner: 'none', admin: 'none', technician: 'none' } as const
}
