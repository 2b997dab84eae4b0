import { CalendarOff, Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { useActor, useSession } from '#data/react.ts'
import type { Actor } from '#domain/access/actor.ts'
import { can } from '#domain/access/can.ts'
import type { User } from '#domain/entities/user.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { ProfileCard } from '../person/profile-card.tsx'
import { BaseCard } from '../staff/base-card.tsx'
import { HoursCard } from '../staff/hours-card.tsx'
import { PhotoPart } from '../staff/photo-part.tsx'
import { SkillsCard } from '../staff/skills-card.tsx'
import { TerritoriesCard } from '../staff/territories-card.tsx'
import { PasswordCard } from './password-card.tsx'

const EditPersonSheet = lazySheet(
  async () => (await import('../person/edit-person-sheet.tsx')).EditPersonSheet,
)

/** What the company holds of the signed-in person: their photo and contact to change, skills and hours to read. */
export function OwnProfilePage() {
  const t = useT()
  const actor = useActor()
  const session = useSession()
  const user = session.kind === 'signedIn' ? session.user : null
  if (user && actor) return <OwnProfile user={user} actor={actor} />
  return (
    <Page title={t('me.title')}>
      <EmptyState title={t('technicians.notFound')} />
    </Page>
  )
}

function OwnProfile({ user, actor }: { user: User; actor: Actor }) {
  const t = useT()
  const [isEditing, setEditing] = useState(false)
  const person = { id: user.id, name: user.name || user.email }
  const plans = can(actor, 'staff/edit', user)
  return (
    <Page
      title={t('me.title')}
      note={plans ? undefined : t('me.about')}
      back={{ href: '/dashboard', label: t('dashboard.today') }}
      width="narrow"
      actions={
        <Button icon={<Pencil aria-hidden="true" />} onPress={() => setEditing(true)}>
          {t('technicians.editOwn')}
        </Button>
      }
    >
      <ProfileCard
        person={user}
        readerId={actor.uid}
        photo={<PhotoPart person={person} mayEdit={can(actor, 'picture/edit', user)} />}
      />
      <SkillsCard person={person} mayEdit={plans} />
      <HoursCard person={person} mayEdit={plans} />
      <BaseCard person={person} mayEdit={plans} />
      <TerritoriesCard person={person} mayEdit={plans} />
      <PasswordCard />
      <ButtonLink href="/dashboard/time-off" icon={<CalendarOff aria-hidden="true" />}>
        {t('absence.mine')}
      </ButtonLink>
      <Suspense fallback={null}>
        {isEditing && <EditPersonSheet person={user} own onClose={() => setEditing(false)} />}
      </Suspense>
    </Page>
  )
}
