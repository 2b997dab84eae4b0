import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { useActor } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import type { Company } from '#domain/entities/company.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'

interface SettingsCardProps {
  title: string
  company: Company
  /** What edits these settings; a `lazySheet`. */
  sheet: ComponentType<{ company: Company; onClose: () => void }>
  children: ReactNode
}

/** Settings of the company as they are, and the sheet that edits them. */
export function SettingsCard({ title, company, sheet: Sheet, children }: SettingsCardProps) {
  const t = useT()
  const actor = useActor()
  const [editing, setEditing] = useState(false)
  const may = actor !== null && can(actor, 'company/edit')
  return (
    <Card
      title={title}
      actions={
        may && (
          <Button size="small" onPress={() => setEditing(true)}>
            {t('admin.edit')}
          </Button>
        )
      }
    >
      {children}
      {editing && (
        <Suspense fallback={null}>
          <Sheet company={company} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Card>
  )
}
