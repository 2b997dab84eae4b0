export interface Screen {
  readonly name: string
  readonly path: string
  /** The first link on that page with such an address leads to the screen. */
  readonly link?: string
}

const own = (name: string, path: string, link?: string): Screen => ({
  name,
  path,
  ...(link !== undefined && { link }),
})

export const guestScreens: readonly Screen[] = [
  own('landing', '/'),
  own('login', '/login'),
  own('register', '/register'),
]

export const technicianScreens: readonly Screen[] = [
  own('today', '/dashboard'),
  own('orders', '/orders'),
  own('order', '/orders', '/orders/'),
  own('order-closed', '/orders?state=finished', '/orders/'),
  own('map', '/tracking'),
  own('chat', '/chat'),
  own('chat-order', '/chat', '/chat?thread=order-'),
  own('more', '/more'),
  own('settings', '/settings'),
  own('sync', '/dashboard?panel=sync'),
  own('search', '/dashboard?panel=find'),
  own('van', '/dashboard/van'),
  own('week', '/dashboard/week'),
  own('time-off', '/dashboard/time-off'),
  own('schedule', '/schedule'),
  own('customer', '/customers', '/customers/'),
  own('documents', '/documents'),
]

export const officeScreens: readonly Screen[] = [
  own('home', '/dashboard'),
  own('more', '/more'),
  own('settings', '/settings'),
  own('reports', '/dashboard/reports'),
  own('orders', '/orders'),
  own('order', '/orders', '/orders/'),
  own('new-order', '/orders/new'),
  own('schedule', '/schedule'),
  own('plans', '/plans'),
  own('plan', '/plans', '/plans/'),
  own('map', '/tracking'),
  own('customers', '/customers'),
  own('customer', '/customers', '/customers/'),
  own('chat', '/chat'),
  own('stock', '/inventory'),
  own('part', '/inventory', '/inventory/'),
  own('places', '/inventory?show=places'),
  own('team', '/technicians'),
  own('person', '/technicians', '/technicians/demo-'),
  own('invitations', '/technician-invites'),
  own('estimates', '/estimates'),
  own('estimate', '/estimates', '/estimates/'),
  own('invoices', '/invoices'),
  own('invoice', '/invoices', '/invoices/'),
  own('to-invoice', '/invoices?show=toInvoice'),
  own('documents', '/documents'),
  own('company', '/admin'),
  own('templates', '/admin/templates'),
  own('taxes', '/admin/taxes'),
  own('roles', '/admin/roles'),
  own('log', '/admin/log'),
  own('subscription', '/subscription'),
]
