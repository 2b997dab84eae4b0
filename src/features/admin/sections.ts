import {
  Bell,
  Building2,
  CalendarClock,
  ClipboardCheck,
  Clock,
  Download,
  Globe,
  GraduationCap,
  History,
  type LucideIcon,
  MapPin,
  Percent,
  ShieldCheck,
  Tags,
  ToggleRight,
} from 'lucide-react'
import type { Role } from '#domain/access/actor.ts'
import { routeFactsOf } from '#domain/access/routes.ts'

interface AdminSection {
  readonly id: string
  readonly icon: LucideIcon
  readonly group: AdminGroup
}

/** The parts of the list of sections, in their order. */
export const adminGroups = ['company', 'work', 'access'] as const
type AdminGroup = (typeof adminGroups)[number]

/** Sections of the company settings in the order of their list. Each is a page at `/admin/<id>`, listed in `app/routes.tsx`. */
export const adminSections = [
  { id: 'profile', icon: Building2, group: 'company' },
  { id: 'hours', icon: Clock, group: 'company' },
  { id: 'region', icon: Globe, group: 'company' },
  { id: 'taxes', icon: Percent, group: 'company' },
  { id: 'prices', icon: Tags, group: 'company' },
  { id: 'templates', icon: ClipboardCheck, group: 'work' },
  { id: 'skills', icon: GraduationCap, group: 'work' },
  { id: 'dispatch', icon: CalendarClock, group: 'work' },
  { id: 'notifications', icon: Bell, group: 'work' },
  { id: 'location', icon: MapPin, group: 'work' },
  { id: 'features', icon: ToggleRight, group: 'work' },
  { id: 'roles', icon: ShieldCheck, group: 'access' },
  { id: 'log', icon: History, group: 'access' },
  { id: 'data', icon: Download, group: 'access' },
] as const satisfies readonly AdminSection[]

export type AdminSectionId = (typeof adminSections)[number]['id']

/** The sections that someone with this role may open. */
export function sectionsFor(role: Role | undefined) {
  return adminSections.filter(({ id }) => {
    const { roles } = routeFactsOf(`/admin/${id}`)
    return !roles || (role && roles.includes(role))
  })
}
