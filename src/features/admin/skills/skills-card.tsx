import { Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { everyonesStaff, team } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import type { Company } from '#domain/entities/company.ts'
import { limits } from '#domain/entities/fields.ts'
import type { CompanySkill } from '#domain/entities/skill.ts'
import { useT } from '#messages/index.ts'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { ItemRows, ItemsCard } from '../settings/items-card.tsx'
import styles from './skills.module.css'

const SkillSheet = lazySheet(async () => (await import('./skill-sheet.tsx')).SkillSheet)

/** The company's skills with the number of people who hold each; archived ones below. */
export function SkillsCard({ company }: { company: Company }) {
  const t = useT()
  const actor = useActor()
  const staff = useLive(everyonesStaff())
  const people = useLive(team())
  const [open, setOpen] = useState<CompanySkill | 'new' | null>(null)
  if (!staff || !people) return <Skeleton label={t('skills.title')} count={4} />
  const may = actor !== null && can(actor, 'company/edit')
  const active = new Set(people.filter(({ status }) => status === 'active').map(({ id }) => id))
  const holders = (skillId: string, among: (uid: string) => boolean) =>
    staff.filter((one) => among(one.userId) && one.skills.some(({ id }) => id === skillId)).length
  const sorted = company.skills.toSorted((a, b) => a.label.localeCompare(b.label))
  const [used, archived] = [true, false].map((isUsed) =>
    sorted.filter(({ archivedAt }) => (archivedAt === null) === isUsed),
  )
  const onOpen = may
    ? (skillId: string) => setOpen(sorted.find(({ id }) => id === skillId) ?? null)
    : null
  const rowsOf = (skills: readonly CompanySkill[]) => (
    <ItemRows
      rows={skills.map(({ id, label }) => ({
        id,
        title: label,
        people: t('skills.holders', { count: holders(id, (uid) => active.has(uid)) }),
      }))}
      onOpen={onOpen}
    />
  )

  return (
    <ItemsCard
      title={t('skills.title')}
      addLabel={t('skills.new')}
      none={t('skills.none')}
      full={t('skills.full')}
      count={sorted.length}
      most={limits.list}
      onAdd={may ? () => setOpen('new') : null}
    >
      {rowsOf(used ?? [])}
      {archived && archived.length > 0 && (
        <details className={styles.archived}>
          <summary>{t('skills.archived', { count: archived.length })}</summary>
          {rowsOf(archived)}
        </details>
      )}
      <Suspense fallback={null}>
        {open !== null && (
          <SkillSheet
            company={company}
            skill={open === 'new' ? null : open}
            isHeld={open !== 'new' && holders(open.id, () => true) > 0}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </ItemsCard>
  )
}
