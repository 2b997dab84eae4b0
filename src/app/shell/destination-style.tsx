import {
  Building2,
  CalendarRange,
  ClipboardList,
  CreditCard,
  FileText,
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
} from 'lucide-react'
import type { RoutePath } from '#domain/access/routes.ts'

const styles = {
  '/orders': ['shell.orders', ClipboardList],
  '/schedule': ['shell.schedule', CalendarRange],
  '/plans': ['shell.plans', Repeat],
  '/tracking': ['shell.map', MapPinned],
  '/customers': ['shell.customers', Users],
  '/chat': ['shell.chat', MessageSquare],
  '/inventory': ['shell.inventory', Package],
  '/technicians': ['shell.technicians', HardHat],
  '/technician-invites': ['shell.invites', UserPlus],
  '/estimates': ['shell.estimates', Tag],
  '/invoices': ['shell.invoices', ReceiptText],
  '/documents': ['shell.documents', FileText],
  '/admin': ['shell.admin', Building2],
  '/subscription': ['shell.subscription', CreditCard],
} as const
// The dashboard is Today for a technician and Home for the office.
const home = ['shell.home', House] as const
const today = ['shell.today', Sun] as const

function styleOf(path: RoutePath, office: boolean) {
  if (path in styles) return styles[path as keyof typeof styles]
  return office || path !== '/dashboard' ? home : today
}

export function DestinationIcon({ path, office }: { path: RoutePath; office: boolean }) {
  const [, Icon] = styleOf(path, office)
  return <Icon aria-hidden="true" />
}

export function destinationName(path: RoutePath, office: boolean) {
  return styleOf(path, office)[0]
}
