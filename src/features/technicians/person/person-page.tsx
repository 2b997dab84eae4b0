import { Pencil, UserX } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { UnsentBadge } from '#components/sync/unsent-badge.tsx'
import { ChangesLink } from '#components/text/changes-link.tsx'
import { WeekView } from '#components/time/week-view.tsx'
import { team, timeOf, timeOrders, unsentIds, weeksOf } from '#data/index.ts'
import { useActor, useLive, useMutate, useTimeZone } from '#data/react.ts'
import type { Actor } from '#domain/access/actor.ts'
import { can } from '#domain/access/can.ts'
import type { User } from '#domain/entities/user.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/link.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { useUrlQuery } from '#ui/url-query.ts'
import { AwayBadge } from '#components/absence/away-badge.tsx'
import { useWeek } from '../hours/use-week.ts'
import { AccessNote } from '../leave/access-note.tsx'
import { useAwayUntil } from '../use-away-until.ts'
import { TransferCard } from '../ownership/transfer-card.tsx'
import { BaseCard } from '../staff/base-card.tsx'
import { CostCard } from '../staff/cost-card.tsx'
import { HoursCard } from '../staff/hours-card.tsx'
import { PaceCard } from '../staff/pace-card.tsx'
import { PhotoPart } from '../staff/photo-part.tsx'
import { SkillsCard } from '../staff/skills-card.tsx'
import { TerritoriesCard } from '../staff/territories-card.tsx'
import { PersonState } from '../person-state.tsx'
import { AccessCard } from './access-card.tsx'
import { AbsenceCard } from './absence-card.tsx'
import { DevicesCard } from './devices-card.tsx'
import { OrdersCard } from './orders-card.tsx'
import styles from './person-page.module.css'
import { ProfileCard } from './profile-card.tsx'
import { VanCard } from './van-card.tsx'

const EditPersonSheet = lazySheet(
  async () => (await import('./edit-person-sheet.tsx')).EditPersonSheet,
)

const DeactivateSheet = lazySheet(
  async () => (await import('../leave/deactivate-sheet.tsx')).DeactivateSheet,
)

/** For the office: the person whose id is in the URL. */
export function PersonPage() {
  const t = useT()
  const actor = useActor()
  const { personId = '' } = useParams()
  const people = useLive(team())
  const person = people?.find(({ id }) => id === personId)
  if (person && actor) return <PersonDetail key={personId} person={person} actor={actor} />
  return (
    <Page
      title={t('technicians.title')}
      back={{ href: '/technicians', label: t('technicians.title') }}
    >
      {people ? (
        <EmptyState title={t('technicians.notFound')} />
      ) : (
        <Skeleton label={t('technicians.title')} count={6} />
      )}
    </Page>
  )
}

function PersonDetail({ person, actor }: { person: User; actor: Actor }) {
  const t = useT()
  const unsent = useLive(unsentIds('users'))
  const [open, setOpen] = useState<'edit' | 'deactivate' | null>(null)
  const close = () => setOpen(null)
  const awayUntil = useAwayUntil()(person.id)
  const own = person.id === actor.uid
  const manages = can(actor, 'member/manage', person)
  const plans = can(actor, 'staff/edit', person)
  const shown = { id: person.id, name: person.name || person.email }
  return (
    <Page
      title={person.name || person.email}
      back={{ href: '/technicians', label: t('technicians.title') }}
      note={
        <>
          {t(`role.${person.role}`)} <PersonState person={person} />
          {awayUntil !== null && <AwayBadge until={awayUntil} long />}
          {unsent?.has(person.id) && <UnsentBadge />}
        </>
      }
      actions={
        <>
          {(own || manages) && (
            <Button icon={<Pencil aria-hidden="true" />} onPress={() => setOpen('edit')}>
              {t('technicians.editShort')}
            </Button>
          )}
          {manages && person.status === 'active' && (
            <Button icon={<UserX aria-hidden="true" />} onPress={() => setOpen('deactivate')}>
              {t('technicians.deactivate')}
            </Button>
          )}
        </>
      }
    >
      {person.status !== 'active' && <AccessNote person={person} mayManage={manages} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <ProfileCard
            person={person}
            readerId={actor.uid}
            photo={<PhotoPart person={shown} mayEdit={can(actor, 'picture/edit', person)} />}
          />
          <SkillsCard person={shown} mayEdit={plans} />
          <BaseCard person={shown} mayEdit={plans} />
          <TerritoriesCard person={shown} mayEdit={plans} />
          <PaceCard person={shown} mayEdit={plans} />
          {can(actor, 'cost/view') && (
            <CostCard
              person={shown}
              mayEdit={can(actor, 'cost/edit') && person.status !== 'erased'}
            />
          )}
          <AccessCard person={person} actor={actor} />
          {person.status === 'active' && can(actor, 'ownership/offer', person) && (
            <TransferCard person={person} />
          )}
        </div>
        <div className={styles.column}>
          <HoursCard person={shown} mayEdit={plans} />
          <VanCard person={person} />
          <AbsenceCard person={person} actor={actor} />
          <OrdersCard personId={person.id} />
          <DevicesCard personId={person.id} />
        </div>
      </div>
      <RecordedHoursCard personId={person.id} actor={actor} />
      <ChangesLink of={`users/${person.id}`} actor={actor} />
      {person.status === 'inactive' && can(actor, 'data/erase') && (
        <p>
          <Link href={`/admin/data?erase=person/${person.id}`} alone>
            {t('erasure.erase')}
          </Link>
        </p>
      )}
      <Suspense fallback={null}>
        {open === 'edit' && <EditPersonSheet person={person} own={own} onClose={close} />}
        {open === 'deactivate' && <DeactivateSheet person={person} onClose={close} />}
      </Suspense>
    </Page>
  )
}

/** A link to a week is a link to its hours, which stand below everything else. */
function showFromTop(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: 'start' })
}

/** A person's recorded week, with oddities marked and corrections that require a note. */
function RecordedHoursCard({ personId, actor }: { personId: string; actor: Actor }) {
  const t = useT()
  const mutate = useMutate()
  const timeZone = useTimeZone()
  const unsent = useLive(unsentIds('timeEntries'))
  const entries = useLive(timeOf(personId))
  const orders = useLive(timeOrders(personId))
  const weeks = useLive(weeksOf(personId))
  const people = useLive(team())
  const decides = can(actor, 'week/approve', { userId: personId })
  const [week] = useWeek()
  const isGiven = useUrlQuery().values.has('week')
  return (
    <Card title={t('time.hoursTitle')}>
      {isGiven && entries && weeks && <span ref={showFromTop} className={styles.week} />}
      {entries && weeks ? (
        <WeekView
          userId={personId}
          entries={entries}
          timeZone={timeZone}
          orders={orders}
          office
          week={week}
          unsentIds={unsent}
          weeks={weeks}
          nameOf={(id) => people?.find((one) => one.id === id)?.name}
          decide={decides ? ({ name: change, args }) => mutate(change, args) : undefined}
          save={({ name: change, args }) => mutate(change, args)}
        />
      ) : (
        <Skeleton label={t('time.hoursTitle')} count={6} />
      )}
    </Card>
  )
}
