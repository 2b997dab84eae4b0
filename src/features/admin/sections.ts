import {
  Clock,
  Download,
  Globe,
  History,
  type LucideIcon,
  MapPin,
  Percent,
  ShieldCheck,
  ClipboardCheck,
  Building2,
} from 'lucide-react'

interface AdminSection {
  readonly id: string
  readonly icon: LucideIcon
}

/** Sections of the company settings in the order of their list. Each is a page at `/admin/<id>`, listed in `app/routes.tsx`. */
export const adminSections = [
  { id: 'profile', icon: Building2 },
  { id: 'hours', icon: Clock },
  { id: 'region', icon: Globe },
  { id: 'taxes', icon: Percent },
  { id: 'templates', icon: ClipboardCheck },
  { id: 'location', icon: MapPin },
  { id: 'roles', icon: ShieldCheck },
  { id: 'log', icon: History },
  { id: 'data', icon: Download },
] as const satisfies readonly AdminSection[]

export type AdminSectionId = (typeof adminSections)[number]['id']
