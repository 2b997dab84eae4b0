import * as v from 'valibot'
import { laterFields } from '../company/settings.ts'
import { taxRate } from '../company/tax-code.ts'
import {
  address,
  code,
  emptyAddress,
  id,
  instant,
  line,
  optionalInstant,
  stamps,
  wordSet,
  type Entity,
} from './fields.ts'
import { storedSkills } from './skill.ts'
import { currency, timeZone } from './region.ts'
import { defaultWorkingHours, workingHours } from './working-hours.ts'

/** How long a new company may try everything, in days. */
export const trialDays = 14

/** How long an offer of the company is valid, in days. */
export const ownershipOfferDays = 7

/** How long a company is kept after its owner asked to delete it, in days. */
export const deletionGraceDays = 30

/** Whether routes are recorded: never, from *on my way* to *done*, or also while the paid day runs. */
export const trackingModes = ['off', 'travel', 'duty'] as const
export type TrackingMode = (typeof trackingModes)[number]

/** `companies/{companyId}`: a tenant. */
export const companySchema = v.object({
  ...stamps,
  name: v.optional(line, ''),
  address: v.optional(address, emptyAddress),
  /** UTC where this runtime does not know the zone, so that no one is locked out. */
  timeZone: v.fallback(v.optional(timeZone, 'UTC'), 'UTC'),
  currency: v.optional(currency, 'USD'),
  /** The rate of the default tax code, for apps that know no codes; the only rate of a company without codes. */
  taxRateMilliPercent: v.optional(taxRate, 0),
  workingHours: v.fallback(v.optional(workingHours, defaultWorkingHours), defaultWorkingHours),
  /** A route is only recorded if its person agrees on their phone. */
  tracking: v.fallback(v.optional(v.picklist(trackingModes), 'off'), 'off'),
  isSetup: v.boolean(),
  /** 'active' and 'trialing' are valid; anything else is not. Only the server writes it. */
  subscriptionStatus: v.optional(code, ''),
  /** When the trial ends; null for companies that never had one. */
  trialEndsAt: optionalInstant,
  /** Until when it may go on although a payment has failed; null where none has. */
  graceUntil: optionalInstant,
  /** Since when it may only be read, and started work finished; null while it is valid. Only the server writes it. */
  lapsedAt: optionalInstant,
  plan: v.optional(v.nullable(code), null),
  /** Features that the company's plan switches off. */
  disabledFeatures: v.optional(wordSet, []),
  ownerId: id,
  /** The admin whom the owner has offered the company, and until when they may accept. */
  ownershipOffer: v.fallback(
    v.optional(v.nullable(v.object({ to: id, offeredAt: instant, expiresAt: instant })), null),
    null,
  ),
  /** When everything of the company will be deleted, and who asked for it. */
  deletion: v.fallback(
    v.optional(
      v.nullable(v.object({ requestedBy: id, requestedAt: instant, dueAt: instant })),
      null,
    ),
    null,
  ),
  /** What its people are trained for. */
  skills: v.fallback(v.optional(storedSkills, []), []),
  createdAt: instant,
  ...laterFields,
})

export type Company = Entity<typeof companySchema>
