import { optionalFeatures } from '#domain/access/optional-features.ts'
import { inviteCode, inviteHash } from '../world/invite-documents.ts'
import { adminInvite, endedInvites, openInvite } from '../world/home.ts'
import { people } from '../world/people.ts'
import { type MutationCase, edit, mutation } from './mutation.ts'

/** Mutations of the company, its people and its invitations. */
export const memberCases: readonly MutationCase[] = [
  mutation('company/edit', { companyId: 'home', edits: { name: edit('Harbour', 'Harbor') } }),
  mutation('company/edit', {
    companyId: 'home',
    edits: {
      territories: { from: [], to: [{ id: 't1', name: 'North', postalCodes: ['B3'] }] },
      expiredSkill: { from: 'warn', to: 'block' },
      holidays: { from: [], to: [{ id: '2026-12-25', on: '2026-12-25', label: 'Christmas Day' }] },
      taxIds: { from: [], to: [{ id: 't1', label: 'VAT number', value: 'ESB12345674' }] },
      iban: { from: '', to: 'ES9121000418450200051332' },
      sendsWelcome: { from: true, to: false },
      takesPaymentsOnSite: { from: false, to: true },
      techniciansSeePrices: { from: false, to: true },
      termsDays: { from: 14, to: 30 },
      pricesIncludeTax: { from: false, to: true },
      cashRounding: { from: '', to: '0.05' },
      trackDays: { from: 30, to: 7 },
    },
  }),
  ...optionalFeatures.map((feature) =>
    mutation('company/setFeature', { companyId: 'home', feature, isOn: false }),
  ),
  ...people.map(({ uid }) =>
    mutation('user/edit', {
      uid,
      edits: { name: edit('Somebody', 'Else'), phone: edit('', '+1 902 555 0199') },
    }),
  ),
  ...(['technician', 'admin'] as const).map((role) =>
    mutation('invite/create', {
      inviteId: inviteHash,
      code: inviteCode,
      email: 'new@example.com',
      name: 'Tess Okafor',
      role,
      permissions: ['inventory'],
      language: 'es',
      note: 'See you on Monday',
      companyName: 'Harbour',
      inviterName: 'Somebody',
    }),
  ),
  ...[openInvite, adminInvite, endedInvites.expired, endedInvites.accepted].flatMap((id) => [
    mutation('invite/renew', {
      inviteId: inviteHash,
      code: inviteCode,
      replacesId: id,
      companyName: 'Harbour',
      inviterName: 'Somebody',
    }),
    mutation('invite/revoke', { inviteId: id }),
  ]),
  ...people.flatMap(({ uid, role }) => [
    mutation('member/edit', { uid, edits: { trade: edit('', 'Electrician') } }),
    mutation('member/edit', {
      uid,
      edits: {
        role: { from: role, to: 'admin' },
        permissions: { from: [], to: ['edit_customers'] },
      },
    }),
    mutation('member/deactivate', { uid }),
    mutation('member/activate', { uid }),
  ]),
  mutation('member/activate', { uid: 'leaver' }),
  ...people.map(({ uid }) => mutation('owner/offer', { companyId: 'home', to: uid })),
  mutation('owner/withdraw', { companyId: 'home' }),
  mutation('owner/requestDeletion', { companyId: 'home', name: 'Harbour' }),
  mutation('owner/cancelDeletion', { companyId: 'home' }),
  mutation('owner/accept', { companyId: 'home', from: 'owner', to: 'admin' }),
  mutation('owner/accept', { companyId: 'home', from: 'owner', to: 'tech' }),
  mutation('invite/accept', {
    inviteId: openInvite,
    companyId: 'home',
    uid: 'invitee',
    email: 'invitee@example.com',
    name: 'Ines Vidal',
    language: 'es',
  }),
]
