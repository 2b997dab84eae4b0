import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { SampleBadge } from '#components/sample/sample-badge.tsx'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { lengthText } from '#components/text/length-text.ts'
import { templateList } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import type { Template } from '#domain/entities/template.ts'
import { requiredPhotos } from '#domain/order/completion/requirements.ts'
import { type Translate, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import styles from './templates.module.css'
import { requirementKinds } from './template-form.ts'

const TemplateSheet = lazySheet(async () => (await import('./template-sheet.tsx')).TemplateSheet)

/** The order templates: their checklists and what is required for completion. */
export function TemplatesCard() {
  const t = useT()
  const actor = useActor()
  const templates = useLive(templateList()) ?? []
  const archived = useLive(templateList({ archived: true })) ?? []
  const [open, setOpen] = useState<Template | 'new' | null>(null)
  if (!actor || !can(actor, 'template/edit')) return null

  const rowsOf = (some: readonly Template[]) => (
    <ul className={styles.rows}>
      {some.map((template) => (
        <li key={template.id}>
          <ListRow
            title={template.name}
            titleEnd={<SampleBadge id={template.id} />}
            note={requirementsOf(template, t).join(' · ')}
            onPress={() => setOpen(template)}
          />
        </li>
      ))}
    </ul>
  )

  return (
    <Card
      title={t('template.title')}
      flush={templates.length + archived.length > 0}
      actions={
        <Button size="small" icon={<Plus aria-hidden="true" />} onPress={() => setOpen('new')}>
          {t('template.new')}
        </Button>
      }
    >
      {templates.length === 0 && <p>{t('template.none')}</p>}
      {rowsOf(templates)}
      {archived.length > 0 && (
        <details className={styles.archived}>
          <summary>{t('template.archived', { count: archived.length })}</summary>
          {rowsOf(archived)}
        </details>
      )}
      {open !== null && (
        <Suspense fallback={null}>
          <TemplateSheet template={open === 'new' ? null : open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Card>
  )
}

function requirementsOf(
  { minutes, checklist, requires }: Template,
  t: Translate,
): readonly string[] {
  const photos = requiredPhotos(requires)
  const texts = [
    ...requirementKinds
      .filter((kind) => requires.includes(kind))
      .map((kind) => t(`template.required.${kind}`)),
    ...(photos > 0 ? [t('completion.missing.photos', { count: photos })] : []),
  ]
  return [
    ...(minutes === null ? [] : [lengthText(t, minutes * 60_000)]),
    t('template.questions', { count: checklist.length }),
    ...(texts.length > 0 ? [t('template.requires', { things: texts.join(', ') })] : []),
  ]
}
