import type { DemoAccount } from './types.ts'

const password = 'daybook-demo'

export const owner: DemoAccount = {
  uid: 'demo-owner',
  email: 'owner@daybook.demo',
  password,
  name: 'Demo Owner',
  role: 'owner',
}
export const admin: DemoAccount = {
  uid: 'demo-admin',
  email: 'admin@daybook.demo',
  password,
  name: 'Demo Admin',
  role: 'admin',
}
export const technician: DemoAccount = {
  uid: 'demo-technician',
  email: 'technician@daybook.demo',
  password,
  name: 'Demo Technician',
  role: 'technician',
}
export const secondTechnician: DemoAccount = {
  uid: 'demo-technician-2',
  email: 'technician2@daybook.demo',
  password,
  name: 'Second Technician',
  role: 'technician',
}

/** In the order in which they are shown to somebody who wants to look around. */
export const people: readonly DemoAccount[] = [owner, admin, technician, secondTechnician]
