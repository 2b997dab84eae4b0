import type { Problem } from '#domain/problem.ts'
import { unreachable } from '#lib/unreachable.ts'
import type { MessageKey, Translate } from '#messages/index.ts'
import { knownMessage } from './field-message.ts'

/** A problem as a sentence: what happened, what is safe, what to do. */
export function problemText(t: Translate, problem: Problem): string {
  switch (problem.type) {
    case 'access/not-allowed':
      return t('problem.notAllowed')
    case 'access/not-member':
      return t('problem.notMember')
    case 'access/lapsed':
      return t('problem.lapsed')
    case 'access/signed-out':
      return t('problem.signedOut')
    case 'doc/missing':
      return t('problem.missing')
    case 'doc/exists':
      return t('problem.exists')
    case 'doc/deleted':
      return t('problem.deleted')
    case 'doc/readable':
      return t('problem.readable')
    case 'input/invalid':
      return knownMessage(t, problem.issues[0]?.message) ?? t('problem.invalid')
    case 'order/no-such-step':
      return t('problem.noSuchStep', {
        from: t(`orderStatus.${problem.from}`),
        to: t(`orderStatus.${problem.to}`),
      })
    case 'order/reason-required':
      return t('problem.reasonRequired', { to: t(`orderStatus.${problem.to}`) })
    case 'order/closed':
      return t('problem.orderClosed')
    case 'order/not-yours':
      return t('problem.notYours')
    case 'photo/signature':
      return t('problem.signature')
    case 'photo/altered':
      return t('photo.altered')
    case 'person/inactive':
      return t('problem.inactivePerson', { name: problem.name })
    case 'person/skill-expired':
      return problem.name === ''
        ? t('problem.crewSkillExpired', { skill: problem.skill })
        : t('problem.skillExpired', { name: problem.name, skill: problem.skill })
    case 'invite/closed':
      return t('problem.inviteClosed')
    case 'invite/other-email':
      return t('problem.inviteOtherEmail')
    case 'invite/other-company':
      return t('problem.inviteOtherCompany')
    case 'ownership/closed':
      return t('problem.ownershipClosed')
    case 'company/other-name':
      return t('problem.otherCompanyName')
    case 'restore/not-an-export':
      return t('problem.notAnExport')
    case 'restore/not-empty':
      return t('problem.companyNotEmpty')
    case 'seats/full':
      return t('problem.seatsFull', { limit: problem.limit })
    case 'absence/decided':
      return t('problem.absenceDecided')
    case 'week/approved':
      return t('problem.weekApproved')
    case 'invoice/final':
      return t('problem.invoiceFinal')
    case 'invoice/changed':
      return t('problem.invoiceChanged')
    case 'invoice/empty':
      return t('problem.invoiceEmpty')
    case 'invoice/already-billed':
      return problem.number === ''
        ? t('problem.alreadyBilled')
        : t('problem.alreadyBilledOn', { number: problem.number })
    case 'invoice/other-customer':
      return t('problem.otherCustomer')
    case 'series/begun':
      return t('problem.seriesBegun')
    case 'series/same-numbers':
      return t('problem.seriesSameNumbers')
    case 'invoice/negative':
      return t('problem.invoiceNegative')
    case 'invoice/too-large':
      return t('problem.invoiceTooLarge')
    case 'invoice/not-issued':
      return t('problem.invoiceNotIssued')
    case 'invoice/over-credited':
      return t('problem.overCredited')
    case 'invoice/no-deposit':
      return t('problem.noDeposit')
    case 'invoice/over-prepaid':
      return t('problem.overPrepaid')
    case 'invoice/deposit-taken':
      return t('problem.depositTaken')
    case 'invoice/too-many-deposits':
      return t('problem.tooManyDeposits')
    case 'estimate/no-such-step':
      return t('problem.estimateNoSuchStep')
    case 'estimate/sent':
      return t('problem.estimateSent')
    case 'estimate/changed':
      return t('problem.estimateChanged')
    case 'estimate/expired':
      return t('problem.estimateExpired')
    case 'estimate/empty':
      return t('problem.estimateEmpty')
    case 'estimate/too-large':
      return t('problem.estimateTooLarge')
    case 'estimate/no-proof':
      return t('problem.estimateNoProof')
    case 'estimate/no-reason':
      return t('problem.estimateNoReason')
    case 'payment/other-customer':
      return t('problem.paymentOtherCustomer')
    case 'payment/is-reversal':
      return t('problem.paymentIsReversal')
    case 'week/not-over':
      return t('problem.weekNotOver')
    case 'edit/conflict':
      return t('problem.conflict')
    case 'storage/full':
      return t('problem.storageFull')
    case 'storage/unavailable':
      return t('problem.storageUnavailable')
    case 'network/offline':
      return t('problem.offline')
    case 'server/refused':
      return t(refusals[problem.status] ?? 'problem.refused')
    case 'mutation/unknown':
      return t('problem.newerApp')
    case 'auth/failed':
      return t(authKey(problem.code))
    default:
      return unreachable(problem)
  }
}

/** Whether it is the password, or the address with it, that is wrong. */
export function isWrongPassword(problem: Problem | null): boolean {
  return problem?.type === 'auth/failed' && authKey(problem.code) === 'auth.credentials'
}

function authKey(code: string): PlainKey {
  return authFailures[code.replace(/^auth\//, '')] ?? 'auth.unknown'
}

type PlainKey = Extract<MessageKey, `problem.refused${string}` | `auth.${string}`>

/** By Firestore's `error.status`. */
const refusals: Readonly<Record<string, PlainKey>> = {
  PERMISSION_DENIED: 'problem.refusedPermission',
  INVALID_ARGUMENT: 'problem.refusedInvalid',
  FAILED_PRECONDITION: 'problem.refusedInvalid',
  OUT_OF_RANGE: 'problem.refusedInvalid',
  NOT_FOUND: 'problem.refusedMissing',
  RESOURCE_EXHAUSTED: 'problem.refusedBusy',
}

/**
 * By Firebase's error code. A wrong password, an unknown address and an account of another kind read the
 * same, and so does an address already in use: no message reveals whether an account exists.
 */
const authFailures: Readonly<Record<string, PlainKey>> = {
  'wrong-password': 'auth.credentials',
  'user-not-found': 'auth.credentials',
  'invalid-credential': 'auth.credentials',
  'invalid-login-credentials': 'auth.credentials',
  'account-exists-with-different-credential': 'auth.credentials',
  'user-mismatch': 'auth.credentials',
  'missing-password': 'auth.credentials',
  'email-already-in-use': 'auth.emailTaken',
  'credential-already-in-use': 'auth.emailTaken',
  'weak-password': 'auth.weakPassword',
  'password-does-not-meet-requirements': 'auth.weakPassword',
  'invalid-email': 'auth.badEmail',
  'missing-email': 'auth.badEmail',
  'too-many-requests': 'auth.tooMany',
  'quota-exceeded': 'auth.tooMany',
  'user-disabled': 'auth.disabled',
  'network-request-failed': 'auth.offline',
  timeout: 'auth.offline',
  'user-token-expired': 'auth.expired',
  'invalid-user-token': 'auth.expired',
  'requires-recent-login': 'auth.expired',
  'null-user': 'auth.expired',
  'expired-action-code': 'auth.badLink',
  'invalid-action-code': 'auth.badLink',
  'operation-not-allowed': 'auth.notOffered',
  'admin-restricted-operation': 'auth.notOffered',
}
