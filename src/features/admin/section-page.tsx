import type { ReactNode } from 'react'
import { useCompany } from '#data/react.ts'
import type { Company } from '#domain/entities/company.ts'
import { useT } from '#messages/index.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { useFitsBeside } from '#ui/use-media-query.ts'
import type { AdminSectionId } from './sections.ts'

interface SectionPageProps {
  section: AdminSectionId
  note?: ReactNode
  actions?: ReactNode
  /** Where it leads back to instead of the list of sections. */
  back?: { href: string; label: string } | undefined
  children: ReactNode
}

/** The frame of one section: its title, and the way back to the list on a phone. */
export function SectionPage({ section, note, actions, back, children }: SectionPageProps) {
  const t = useT()
  const beside = useFitsBeside()
  return (
    <Page
      title={t(`admin.section.${section}`)}
      note={note ?? t(`admin.sectionNote.${section}`)}
      actions={actions}
      {...(back ? { back } : !beside && { back: { href: '/admin', label: t('admin.title') } })}
    >
      {children}
    </Page>
  )
}

/** The same for a section about the company itself, once it has arrived on this device. */
export function CompanySectionPage({
  children,
  ...frame
}: Omit<SectionPageProps, 'children'> & { children: (company: Company) => ReactNode }) {
  const t = useT()
  const company = useCompany()
  return (
    <SectionPage {...frame}>
      {company ? children(company) : <EmptyState title={t('admin.none')} />}
    </SectionPage>
  )
}
