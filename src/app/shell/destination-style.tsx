import {
  Building2,
  CalendarRange,
  ClipboardList,
  CreditCard,
  Tag,
  HardHat,
  House,
  MapPinned,
  MessageSquare,
  Package,
  ReceiptText,
  Repeat,
  Sun,
  UserPlus,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { RoutePath } from '#domain/access/routes.ts'

const icons: Partial<Record<RoutePath, LucideIcon>> = {
  '/orders': ClipboardList,
  '/schedule': CalendarRange,
  '/plans': Repeat,
  '/tracking': MapPinned,
  '/customers': Users,
  '/chat': MessageSquare,
  '/inventory': Package,
  '/technicians': HardHat,
  '/technician-invites': UserPlus,
  '/estimates': Tag,
  '/invoices': ReceiptText,
  '/admin': Building2,
  '/subscription': CreditCard,
}

/** The dashboard is Today for a technician and Home for the office. */
export function DestinationIcon({ path, office }: { path: RoutePath; office: boolean }) {
  const Icon = path === '/dashboard' ? (office ? House : Sun) : (icons[path] ?? ClipboardList)
  return <Icon aria-hidden="true" />
}

const names = {
  '/orders': 'shell.orders',
  '/schedule': 'shell.schedule',
  '/plans': 'shell.plans',
  '/tracking': 'shell.map',
  '/customers': 'shell.customers',
  '/chat': 'shell.chat',
  '/inventory': 'shell.inventory',
  '/technicians': 'shell.technicians',
  '/technician-invites': 'shell.invites',
  '/estimates': 'shell.estimates',
  '/invoices': 'shell.invoices',
  '/admin': 'shell.admin',
  '/subscription': 'shell.subscription',
} as const

export function destinationName(path: RoutePath, office: boolean) {
  if (path === '/dashboard') return office ? 'shell.home' : 'shell.today'
  return isNamed(path) ? names[path] : 'shell.home'
}

function isNamed(path: RoutePath): path is keyof typeof names {
  return path in names
}
