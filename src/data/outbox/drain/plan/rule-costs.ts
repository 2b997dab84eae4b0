import type { ReadCosts, ReceiptCosts, RuleCosts } from './rule-cost.ts'

// Measured and written by `npm run costs`, rounded up; a test fails if it no longer holds.

export const readCosts: ReadCosts = {
  absences: { expressions: 160, lookups: 1 },
  assets: { expressions: 40, lookups: 1 },
  away: { expressions: 40, lookups: 1 },
  bookings: { expressions: 170, lookups: 1 },
  companies: { expressions: 30, lookups: 1 },
  costs: { expressions: 60, lookups: 1 },
  counters: { expressions: 10, lookups: 0 },
  customers: { expressions: 40, lookups: 1 },
  devices: { expressions: 160, lookups: 1 },
  estimates: { expressions: 160, lookups: 1 },
  inviteMails: { expressions: 70, lookups: 1 },
  invites: { expressions: 110, lookups: 1 },
  invoices: { expressions: 60, lookups: 1 },
  items: { expressions: 40, lookups: 1 },
  locations: { expressions: 40, lookups: 1 },
  messages: { expressions: 170, lookups: 1 },
  movements: { expressions: 160, lookups: 1 },
  mutations: { expressions: 120, lookups: 1 },
  orders: { expressions: 140, lookups: 1 },
  payments: { expressions: 160, lookups: 1 },
  photos: { expressions: 270, lookups: 1 },
  pictures: { expressions: 40, lookups: 1 },
  plans: { expressions: 60, lookups: 1 },
  priceLists: { expressions: 60, lookups: 1 },
  prices: { expressions: 80, lookups: 1 },
  reads: { expressions: 100, lookups: 1 },
  series: { expressions: 60, lookups: 1 },
  shares: { expressions: 60, lookups: 1 },
  sites: { expressions: 40, lookups: 1 },
  staff: { expressions: 160, lookups: 1 },
  stockLevels: { expressions: 40, lookups: 1 },
  templates: { expressions: 40, lookups: 1 },
  timeEntries: { expressions: 160, lookups: 1 },
  users: { expressions: 60, lookups: 1 },
  visits: { expressions: 40, lookups: 1 },
  weeks: { expressions: 160, lookups: 1 },
}

export const receiptCosts: ReceiptCosts = {
  follow: { expressions: 210, common: ['lead'], own: [] },
  lead: { expressions: 300, common: ['companyAfter', 'userAfter'], own: [] },
}

export const ruleCosts: RuleCosts = {
  'absence/add': {
    absences: { create: { expressions: 340, common: ['lead'], own: ['away', 'users'] } },
    away: { create: { expressions: 110, common: ['lead'], own: ['absences'] } },
  },
  'absence/cancel': {
    absences: { update: { expressions: 190, common: ['lead'], own: ['away'], each: 19 } },
    away: { update: { expressions: 160, common: ['lead'], own: ['absences'] } },
  },
  'absence/decide': {
    absences: { update: { expressions: 180, common: ['lead'], own: ['away'], each: 10 } },
    away: { create: { expressions: 110, common: ['lead'], own: ['absences'] } },
  },
  'absence/request': { absences: { create: { expressions: 250, common: ['lead'], own: [] } } },
  'asset/create': { assets: { create: { expressions: 260, common: ['lead'], own: [] } } },
  'asset/edit': { assets: { update: { expressions: 210, common: ['lead'], own: [] } } },
  'booking/cancel': {
    bookings: { update: { expressions: 400, common: ['lead'], own: [] } },
    orders: { update: { expressions: 440, common: ['lead'], own: [] } },
    movements: { update: { expressions: 120, common: ['lead'], own: [] } },
  },
  'booking/plan': {
    bookings: {
      update: { expressions: 410, common: ['lead'], own: [] },
      create: { expressions: 390, common: ['lead'], own: [] },
    },
    orders: { update: { expressions: 560, common: ['lead'], own: ['users'], each: 82 } },
    photos: { update: { expressions: 230, common: ['lead'], own: [] } },
    messages: { update: { expressions: 140, common: ['lead'], own: [] } },
    movements: { update: { expressions: 120, common: ['lead'], own: [] } },
  },
  'booking/see': { bookings: { update: { expressions: 170, common: ['lead'], own: [] } } },
  'booking/settle': {
    orders: { update: { expressions: 320, common: ['lead'], own: ['users'], each: 121 } },
    bookings: {
      update: { expressions: 410, common: ['lead'], own: [] },
      create: { expressions: 340, common: ['lead'], own: [] },
    },
  },
  'booking/tell': {
    bookings: {
      update: { expressions: 470, common: ['lead'], own: [] },
      create: { expressions: 420, common: ['lead'], own: [] },
    },
  },
  'company/edit': { companies: { update: { expressions: 700, common: ['lead'], own: [] } } },
  'company/setFeature': { companies: { update: { expressions: 590, common: ['lead'], own: [] } } },
  'company/setup': {
    users: { create: { expressions: 170, common: ['companyAfter', 'lead'], own: [] } },
    companies: { create: { expressions: 330, common: ['lead'], own: [] } },
  },
  'cost/set': {
    costs: {
      update: { expressions: 160, common: ['lead'], own: ['items', 'users'] },
      create: { expressions: 140, common: ['lead'], own: ['items', 'users'] },
    },
    items: { update: { expressions: 280, common: ['lead'], own: [] } },
  },
  'customer/create': {
    customers: { create: { expressions: 340, common: ['lead'], own: [] } },
    sites: { create: { expressions: 370, common: ['lead'], own: [] } },
  },
  'customer/edit': { customers: { update: { expressions: 350, common: ['lead'], own: [] } } },
  'device/forget': { devices: { update: { expressions: 190, common: ['lead'], own: ['users'] } } },
  'document/remove': {
    customers: { update: { expressions: 390, common: ['lead'], own: [] } },
    sites: { update: { expressions: 400, common: ['lead'], own: [] } },
    assets: { update: { expressions: 370, common: ['lead'], own: [] } },
    visits: { update: { expressions: 360, common: ['lead'], own: [] } },
    orders: { update: { expressions: 400, common: ['lead'], own: [] } },
    bookings: { update: { expressions: 420, common: ['lead'], own: [] } },
    plans: { update: { expressions: 380, common: ['lead'], own: [] } },
    templates: { update: { expressions: 370, common: ['lead'], own: [] } },
    costs: { update: { expressions: 300, common: ['lead'], own: [] } },
    prices: { update: { expressions: 300, common: ['lead'], own: [] } },
    priceLists: { update: { expressions: 380, common: ['lead'], own: [] } },
    items: { update: { expressions: 370, common: ['lead'], own: [] } },
    locations: { update: { expressions: 370, common: ['lead'], own: [] } },
    staff: { update: { expressions: 390, common: ['lead'], own: ['users'], each: 46 } },
    pictures: { update: { expressions: 170, common: ['lead'], own: ['users'] } },
    reads: { update: { expressions: 370, common: ['lead'], own: [] } },
    timeEntries: { update: { expressions: 570, common: ['lead'], own: [] } },
    movements: { update: { expressions: 630, common: ['lead'], own: [] } },
    messages: { update: { expressions: 560, common: ['lead'], own: [] } },
    photos: { update: { expressions: 670, common: ['lead'], own: [] } },
    weeks: { update: { expressions: 630, common: ['lead'], own: [] } },
    absences: { update: { expressions: 610, common: ['lead'], own: [] } },
    away: { update: { expressions: 450, common: ['lead'], own: [] } },
    mutations: { update: { expressions: 430, common: ['lead'], own: [] } },
  },
  'estimate/cancel': { estimates: { update: { expressions: 170, common: ['lead'], own: [] } } },
  'estimate/convert': {
    orders: { create: { expressions: 690, common: ['lead'], own: [] } },
    estimates: { update: { expressions: 150, common: ['lead'], own: ['orders'] } },
  },
  'estimate/create': {
    estimates: { create: { expressions: 380, common: ['lead'], own: ['orders'], each: 58 } },
  },
  'estimate/decide': {
    estimates: { update: { expressions: 390, common: ['lead'], own: ['photos'], each: 29 } },
  },
  'estimate/edit': { estimates: { update: { expressions: 250, common: ['lead'], own: [] } } },
  'estimate/revise': { estimates: { update: { expressions: 190, common: ['lead'], own: [] } } },
  'estimate/send': { estimates: { update: { expressions: 190, common: ['lead'], own: [] } } },
  'invite/create': {
    invites: { create: { expressions: 320, common: ['lead'], own: [] } },
    inviteMails: { create: { expressions: 160, common: ['lead'], own: ['invites'] } },
  },
  'invite/renew': {
    invites: {
      create: { expressions: 320, common: ['lead'], own: [] },
      update: { expressions: 150, common: ['lead'], own: [] },
    },
    inviteMails: { create: { expressions: 160, common: ['lead'], own: ['invites'] } },
  },
  'invite/revoke': { invites: { update: { expressions: 140, common: ['lead'], own: [] } } },
  'invoice/create': { invoices: { create: { expressions: 410, common: ['lead'], own: [] } } },
  'invoice/discard': { invoices: { update: { expressions: 250, common: ['lead'], own: [] } } },
  'invoice/edit': { invoices: { update: { expressions: 290, common: ['lead'], own: [] } } },
  'invoice/issue': {
    invoices: {
      update: { expressions: 220, common: ['lead'], own: ['invoices', 'series'], each: 24 },
    },
    series: {
      update: { expressions: 240, common: ['lead'], own: ['invoices'] },
      create: { expressions: 230, common: ['lead'], own: ['invoices'] },
    },
  },
  'invoice/markExported': { invoices: { update: { expressions: 230, common: ['lead'], own: [] } } },
  'invoice/pauseReminders': {
    invoices: { update: { expressions: 230, common: ['lead'], own: [] } },
  },
  'invoice/releaseDeposit': {
    invoices: { update: { expressions: 210, common: ['lead'], own: ['invoices'] } },
  },
  'invoice/takeDeposit': {
    invoices: { update: { expressions: 230, common: ['lead'], own: ['invoices'] } },
  },
  'item/create': {
    items: { create: { expressions: 360, common: ['lead'], own: [] } },
    prices: { create: { expressions: 120, common: ['lead'], own: ['items'] } },
    costs: { create: { expressions: 130, common: ['lead'], own: ['items'] } },
  },
  'item/edit': {
    items: { update: { expressions: 310, common: ['lead'], own: [] } },
    costs: {
      update: { expressions: 140, common: ['lead'], own: ['items'] },
      create: { expressions: 130, common: ['lead'], own: ['items'] },
    },
    prices: { create: { expressions: 120, common: ['lead'], own: ['items'] } },
  },
  'item/minimum': { items: { update: { expressions: 280, common: ['lead'], own: [] } } },
  'location/create': { locations: { create: { expressions: 210, common: ['lead'], own: [] } } },
  'location/edit': { locations: { update: { expressions: 190, common: ['lead'], own: [] } } },
  'location/share': { movements: { update: { expressions: 120, common: ['lead'], own: [] } } },
  'member/activate': {
    counters: { update: { expressions: 160, common: ['lead'], own: ['users'] } },
    users: { update: { expressions: 270, common: ['lead'], own: ['counters'] } },
  },
  'member/deactivate': {
    counters: { update: { expressions: 160, common: ['lead'], own: ['users'] } },
    users: { update: { expressions: 280, common: ['lead'], own: ['counters'] } },
  },
  'member/edit': { users: { update: { expressions: 220, common: ['lead'], own: [] } } },
  'message/acknowledge': { messages: { update: { expressions: 200, common: ['lead'], own: [] } } },
  'message/send': {
    messages: {
      create: { expressions: 350, common: ['lead'], own: ['messages', 'orders'], each: 24 },
    },
  },
  'order/answer': { orders: { update: { expressions: 240, common: ['lead'], own: [] } } },
  'order/askReassign': { orders: { update: { expressions: 350, common: ['lead'], own: [] } } },
  'order/assign': {
    orders: { update: { expressions: 580, common: ['lead'], own: ['users'], each: 75 } },
    bookings: { update: { expressions: 400, common: ['lead'], own: [] } },
    photos: { update: { expressions: 230, common: ['lead'], own: [] } },
    messages: { update: { expressions: 140, common: ['lead'], own: [] } },
    movements: { update: { expressions: 120, common: ['lead'], own: [] } },
  },
  'order/create': {
    orders: { create: { expressions: 810, common: ['lead'], own: ['users'], each: 25 } },
  },
  'order/delete': { orders: { update: { expressions: 390, common: ['lead'], own: [] } } },
  'order/edit': {
    orders: { update: { expressions: 690, common: ['lead'], own: [] } },
    bookings: { update: { expressions: 390, common: ['lead'], own: [] } },
  },
  'order/followUp': { orders: { create: { expressions: 670, common: ['lead'], own: ['orders'] } } },
  'order/invoice': {
    orders: { update: { expressions: 380, common: ['lead'], own: ['invoices'] } },
  },
  'order/keepAssignee': { orders: { update: { expressions: 360, common: ['lead'], own: [] } } },
  'order/markSent': { orders: { update: { expressions: 380, common: ['lead'], own: [] } } },
  'order/move': {
    orders: { update: { expressions: 570, common: ['lead'], own: [] } },
    bookings: { update: { expressions: 410, common: ['lead'], own: [] } },
    visits: {
      create: { expressions: 220, common: ['lead'], own: ['orders'] },
      update: { expressions: 210, common: ['lead'], own: ['orders'] },
    },
    photos: { update: { expressions: 230, common: ['lead'], own: [] } },
    messages: { update: { expressions: 140, common: ['lead'], own: [] } },
    movements: { update: { expressions: 120, common: ['lead'], own: [] } },
    timeEntries: {
      create: { expressions: 240, common: ['lead'], own: ['orders'], each: 27 },
      update: { expressions: 200, common: ['lead'], own: [] },
    },
  },
  'order/restoreField': {
    orders: { update: { expressions: 690, common: ['lead'], own: [] } },
    bookings: { update: { expressions: 390, common: ['lead'], own: [] } },
  },
  'order/review': {
    orders: { update: { expressions: 390, common: ['lead'], own: [] } },
    visits: { create: { expressions: 180, common: ['lead'], own: ['orders'] } },
  },
  'order/takeBack': {
    orders: { update: { expressions: 410, common: ['lead'], own: [] } },
    bookings: { update: { expressions: 410, common: ['lead'], own: [] } },
    visits: { update: { expressions: 210, common: ['lead'], own: ['orders'] } },
    photos: { update: { expressions: 230, common: ['lead'], own: [] } },
    messages: { update: { expressions: 140, common: ['lead'], own: [] } },
    movements: { update: { expressions: 120, common: ['lead'], own: [] } },
    timeEntries: {
      create: { expressions: 240, common: ['lead'], own: ['orders'], each: 27 },
      update: { expressions: 200, common: ['lead'], own: [] },
    },
  },
  'order/tellLate': { orders: { update: { expressions: 400, common: ['lead'], own: [] } } },
  'order/withdrawLate': { orders: { update: { expressions: 250, common: ['lead'], own: [] } } },
  'order/withdrawReassign': { orders: { update: { expressions: 250, common: ['lead'], own: [] } } },
  'owner/withdraw': { companies: { update: { expressions: 150, common: ['lead'], own: [] } } },
  'payment/record': {
    payments: {
      create: { expressions: 460, common: ['lead'], own: ['companies', 'customers', 'orders'] },
    },
  },
  'payment/reverse': {
    payments: { create: { expressions: 320, common: ['lead'], own: ['payments'] } },
  },
  'photo/add': {
    photos: { create: { expressions: 400, common: ['lead'], own: ['orders'], each: 57 } },
  },
  'photo/delete': {
    photos: { update: { expressions: 310, common: ['lead'], own: ['orders'], each: 18 } },
  },
  'photo/edit': {
    photos: { update: { expressions: 280, common: ['lead'], own: ['orders'], each: 18 } },
  },
  'photo/finish': { photos: { update: { expressions: 310, common: ['lead'], own: [] } } },
  'picture/remove': {
    pictures: { update: { expressions: 120, common: ['lead'], own: ['users'], each: 46 } },
  },
  'picture/set': {
    pictures: {
      create: { expressions: 190, common: ['lead'], own: ['users'], each: 46 },
      update: { expressions: 200, common: ['lead'], own: ['users'], each: 46 },
    },
  },
  'plan/create': { plans: { create: { expressions: 560, common: ['lead'], own: [] } } },
  'plan/createOrder': {
    orders: {
      create: { expressions: 640, common: ['lead'], own: [] },
      update: { expressions: 620, common: ['lead'], own: [] },
    },
  },
  'plan/edit': { plans: { update: { expressions: 550, common: ['lead'], own: [] } } },
  'plan/removeOrder': { orders: { update: { expressions: 390, common: ['lead'], own: [] } } },
  'pricelist/create': { priceLists: { create: { expressions: 200, common: ['lead'], own: [] } } },
  'pricelist/edit': { priceLists: { update: { expressions: 210, common: ['lead'], own: [] } } },
  'sample/remove': {
    messages: { update: { expressions: 270, common: ['lead'], own: [] } },
    visits: { update: { expressions: 240, common: ['lead'], own: [] } },
    orders: { update: { expressions: 390, common: ['lead'], own: [] } },
    assets: { update: { expressions: 250, common: ['lead'], own: [] } },
    sites: { update: { expressions: 280, common: ['lead'], own: [] } },
    customers: { update: { expressions: 270, common: ['lead'], own: [] } },
    templates: { update: { expressions: 250, common: ['lead'], own: [] } },
    items: { update: { expressions: 250, common: ['lead'], own: [] } },
    locations: { update: { expressions: 250, common: ['lead'], own: [] } },
    costs: { update: { expressions: 190, common: ['lead'], own: [] } },
    prices: { update: { expressions: 190, common: ['lead'], own: [] } },
  },
  'share/create': { shares: { create: { expressions: 290, common: ['lead'], own: [] } } },
  'share/revoke': { shares: { update: { expressions: 120, common: ['lead'], own: [] } } },
  'site/create': { sites: { create: { expressions: 400, common: ['lead'], own: [] } } },
  'site/edit': { sites: { update: { expressions: 360, common: ['lead'], own: [] } } },
  'site/locate': {
    sites: { update: { expressions: 330, common: ['lead'], own: ['orders'], each: 39 } },
  },
  'staff/edit': {
    staff: {
      create: { expressions: 490, common: ['lead'], own: ['users'] },
      update: { expressions: 470, common: ['lead'], own: ['users'] },
    },
  },
  'stock/count': {
    movements: { create: { expressions: 450, common: ['lead'], own: ['items', 'locations'] } },
  },
  'stock/receive': {
    movements: {
      create: { expressions: 480, common: ['lead'], own: ['items', 'locations', 'movements'] },
    },
  },
  'stock/send': {
    movements: { create: { expressions: 450, common: ['lead'], own: ['items', 'locations'] } },
  },
  'stock/supply': {
    movements: { create: { expressions: 440, common: ['lead'], own: ['items', 'locations'] } },
  },
  'stock/use': {
    movements: {
      create: {
        expressions: 430,
        common: ['lead'],
        own: ['items', 'locations', 'orders'],
        each: 45,
      },
    },
  },
  'template/create': { templates: { create: { expressions: 290, common: ['lead'], own: [] } } },
  'template/edit': { templates: { update: { expressions: 210, common: ['lead'], own: [] } } },
  'thread/read': {
    reads: {
      create: { expressions: 220, common: ['lead'], own: [] },
      update: { expressions: 200, common: ['lead'], own: [] },
    },
  },
  'time/add': { timeEntries: { create: { expressions: 490, common: ['lead'], own: ['weeks'] } } },
  'time/clock': {
    timeEntries: {
      update: { expressions: 200, common: ['lead'], own: [] },
      create: { expressions: 240, common: ['lead'], own: ['orders'], each: 27 },
    },
  },
  'time/correct': {
    timeEntries: { update: { expressions: 490, common: ['lead'], own: ['weeks'] } },
  },
  'time/remove': {
    timeEntries: { update: { expressions: 460, common: ['lead'], own: ['weeks'] } },
  },
  'user/edit': { users: { update: { expressions: 140, common: ['lead'], own: [] } } },
  'week/approve': {
    weeks: {
      create: { expressions: 530, common: ['lead'], own: ['users'] },
      update: { expressions: 510, common: ['lead'], own: [] },
    },
  },
  'week/reopen': { weeks: { update: { expressions: 170, common: ['lead'], own: [] } } },
}
