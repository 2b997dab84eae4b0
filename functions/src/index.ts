/** Everything that Firebase deploys: each export is a Cloud Function under its name. */
import { initializeApp } from 'firebase-admin/app'
import { setGlobalOptions } from 'firebase-functions/v2'

initializeApp()
setGlobalOptions({ region: 'us-central1', maxInstances: 10 })

export { createCheckoutSession } from './billing/create-checkout-session.ts'
export { createPortalLink } from './billing/create-portal-link.ts'
export { endGraces } from './billing/end-graces.ts'
export { handOverBilling } from './billing/hand-over-billing.ts'
export { stripeWebhook } from './billing/stripe-webhook.ts'
export { deleteCompanies } from './company/delete-companies.ts'
export { deleteOldTracks } from './company/delete-old-tracks.ts'
export { endTrials } from './company/end-trials.ts'
export { exportAuditLog } from './company/export-audit-log.ts'
export { restoreCompany } from './company/restore/restore-company.ts'
export { continueErasure, eraseSubject } from './erase/erase-subject.ts'
export { sendDeletionMail } from './mail/send-deletion-mail.ts'
export { sendInviteMail } from './mail/send-invite-mail.ts'
export { sendPasswordMail } from './mail/send-password-mail.ts'
export { sendReminders } from './mail/send-reminders.ts'
export { sendShareMail } from './mail/send-share-mail.ts'
export { sendWelcomeMail } from './mail/send-welcome-mail.ts'
export { disableMember } from './members/disable-member.ts'
export { revokeTokens } from './members/revoke-tokens.ts'
export { answerShare, share } from './share/share.ts'
export { keepStockLevel } from './stock/keep-stock-level.ts'
