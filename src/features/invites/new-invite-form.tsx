import { useDeferredValue, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { DraftNote } from '#components/draft/draft-note.tsx'
import { PermissionSwitches } from '#components/people/permission-switches.tsx'
import { OfflineNote } from '#components/sync/offline-note.tsx'
import { ProblemNote } from '#components/text/problem-note.tsx'
import { team } from '#data/index.ts'
import { useActor, useLive, useSyncStatus } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { invitedRoles, maxNote } from '#domain/entities/invite.ts'
import type { Problem } from '#domain/problem.ts'
import { locales, useT } from '#messages/index.ts'
import { BackButton } from '#ui/back.tsx'
import { Button } from '#ui/form/button.tsx'
import { FieldGroup, Form, FormActions } from '#ui/form/form.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Banner } from '#ui/layout/banner.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { InviteeList } from './invitee-list.tsx'
import { invitesPath } from './invites-href.ts'
import { mustBeFixed, parseInvitees } from './parse-invitees.ts'
import { useInvite, type Invitation } from './use-invite.ts'
import { useInviteEntries } from './use-invite-entries.ts'
import { useInvites, useSeats } from './use-invites.ts'

export interface NewInviteFormProps {
  /** Shows the form again, empty. */
  onStartOver: () => void
}

/** Invites one person or many: each gets a link of their own. */
export function NewInviteForm({ onStartOver }: NewInviteFormProps) {
  const t = useT()
  const navigate = useNavigate()
  const invite = useInvite()
  const { text, rights, change, isDirty, draft } = useInviteEntries()
  const list = useRef<HTMLTextAreaElement>(null)
  const [isSaving, setSaving] = useState(false)
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const known = useKnownEmails()
  const isOffline = useSyncStatus()?.state.connection === 'offline'
  const invitees = parseInvitees(useDeferredValue(text), known)

  async function save() {
    setTried(true)
    const now = parseInvitees(text, known)
    const good = now.filter((one) => one.problem === null)
    // On a phone the list is out of sight when the button at the end is pressed.
    if (good.length === 0 || now.some(mustBeFixed)) return list.current?.focus()
    setSaving(true)
    const sent = await invite(good.map(({ name, email }) => ({ name, email, ...rights })))
    setSaving(false)
    if (!sent.ok) {
      setProblem(sent.problem)
      return
    }
    draft.forget()
    const [first, ...others] = sent.value
    const isOne = first !== undefined && others.length === 0
    showToast(t('invites.sent', { count: sent.value.length }), {
      kind: 'success',
      ...(!isOne && { note: t('invites.sentNote') }),
    })
    // Back must lead to where the form was opened from, not to the form.
    await navigate(isOne ? `${invitesPath}/${first}` : invitesPath, { replace: true })
  }

  const count = invitees.filter((one) => one.problem === null).length
  const error =
    tried && count === 0 && !invitees.some(mustBeFixed)
      ? t('invites.peopleNone')
      : tried && invitees.some(mustBeFixed)
        ? t('invites.fix')
        : undefined
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving) void save()
      }}
      problem={problem && <ProblemNote problem={problem} />}
      data-unsaved={isDirty || undefined}
    >
      <DraftNote draft={draft} onStartOver={onStartOver} />
      {isOffline && <OfflineNote>{t('invites.offlineNote')}</OfflineNote>}
      <TextArea
        label={t('invites.people')}
        description={t('invites.peopleHelp')}
        ref={list}
        value={text}
        rows={4}
        inputMode="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        error={error}
        onChange={(event) => change({ text: event.target.value })}
      />
      <InviteeList invitees={invitees} />
      <SeatsNote wanted={count} />
      <RoleField
        role={rights.role}
        onChange={(role) => change({ role, ...(role === 'admin' && { permissions: [] }) })}
      />
      {rights.role === 'technician' && (
        <FieldGroup title={t('invites.permissions')}>
          <PermissionSwitches
            value={rights.permissions}
            onChange={(permissions) => change({ permissions })}
          />
        </FieldGroup>
      )}
      <Select
        label={t('invites.language')}
        value={rights.language ?? ''}
        options={locales.map((value) => ({ value, label: t(`invites.language.${value}`) }))}
        onChange={(event) =>
          change({ language: locales.find((one) => one === event.target.value) ?? null })
        }
      />
      <TextArea
        label={t('invites.note')}
        description={t('invites.noteHelp')}
        optionalLabel={t('form.optional')}
        value={rights.note}
        maxLength={maxNote}
        onChange={(event) => change({ note: event.target.value })}
      />
      <FormActions>
        <Button type="submit" variant="primary" pending={isSaving}>
          {count === 0 ? t('invites.invite') : t('invites.send', { count })}
        </Button>
        <BackButton usual={{ href: invitesPath, label: t('invites.back') }}>
          {t('action.cancel')}
        </BackButton>
      </FormActions>
    </Form>
  )
}

/** Who needs no invitation. */
function useKnownEmails() {
  const members = useLive(team()) ?? []
  const invites = useInvites() ?? []
  return {
    members: new Set(members.map(({ email }) => email.trim().toLowerCase())),
    invited: new Set(
      invites.flatMap(({ state, invite }) => (state === 'pending' ? [invite.email] : [])),
    ),
  }
}

interface RoleFieldProps {
  role: Invitation['role']
  onChange: (role: Invitation['role']) => void
}

/** Admins invite technicians only. */
function RoleField({ role, onChange }: RoleFieldProps) {
  const t = useT()
  const actor = useActor()
  const allowed = invitedRoles.filter(
    (one) => actor !== null && can(actor, 'member/invite', { role: one }),
  )
  return (
    <RadioGroup
      label={t('invites.role')}
      value={role}
      options={invitedRoles.toReversed().map((value) => ({
        value,
        label: t(`role.${value}`),
        description: allowed.includes(value)
          ? t(`invites.role.${value}`)
          : t('invites.role.onlyOwner'),
        disabled: !allowed.includes(value),
      }))}
      onChange={(event) =>
        onChange(invitedRoles.find((one) => one === event.target.value) ?? 'technician')
      }
    />
  )
}

/** Inviting takes no seat, joining does. */
function SeatsNote({ wanted }: { wanted: number }) {
  const t = useT()
  const seats = useSeats()
  if (!seats || wanted <= seats.left) return null
  if (seats.left > 0) return <Banner announce>{t('invites.seatsFew', { left: seats.left })}</Banner>
  return (
    <Banner title={t('invites.seatsFull', seats)} announce>
      {t('invites.seatsFullNote')}
    </Banner>
  )
}
