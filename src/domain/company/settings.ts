import * as v from 'valibot'
import { type OptionalFeature, optionalFeatures } from '../access/optional-features.ts'
import { code, emailLine, id, line, note } from '../entities/fields.ts'
import { languages } from '../entities/user.ts'
import { wholeBetween } from '../entities/whole-between.ts'
import { paymentTerms } from '../invoice/payment-terms.ts'
import { trackDays, usualTrackDays } from '../tracking/track-days.ts'
import { storedArrivalWindows, usualArrivalWindows } from './dispatch/arrival-windows.ts'
import { storedBarriers } from './dispatch/barrier.ts'
import { storedPlanningWeights } from './dispatch/planning-weights.ts'
import { storedTerritories } from './dispatch/territory.ts'
import { storedHolidays } from './holiday.ts'
import { storedTaxCodes } from './tax-code.ts'
import { storedTaxIds } from './tax-id.ts'

/** When devices offer order alerts: at once, when something was missed, or never. */
export const alertOffers = ['start', 'missed', 'never'] as const
export type AlertOffer = (typeof alertOffers)[number]

/** A page of the web, or ''. Nothing else may become a link. */
export const website = v.pipe(line, v.regex(/^(https?:\/\/\S{1,190})?$/, 'website'))

/** From and to as times of any day, '20:00-06:00', or '' for none. */
export const quietHours = v.pipe(
  v.string(),
  v.regex(/^(([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d)?$/, 'localTime'),
)

/** Off until someone wants it. */
const off = v.fallback(v.boolean(), false)

/** What it means that a skill has expired by the day of a visit. */
export const expiredSkillRules = ['warn', 'block'] as const

/** What edits may set is narrower: `planningLimits`. */
const minutes = wholeBetween(0, 480)

/**
 * The settings that came after companies existed, as they are stored: one that cannot be read counts as never given, so
 * that it locks no one out. `laterDefaults` are their fallbacks.
 */
export const laterFields = {
  legalName: v.fallback(line, ''),
  taxIds: v.fallback(storedTaxIds, []),
  phone: v.fallback(line, ''),
  email: v.fallback(emailLine, ''),
  website: v.fallback(website, ''),
  /** Without spaces. */
  iban: v.fallback(code, ''),
  holidays: v.fallback(storedHolidays, []),
  taxCodes: v.fallback(storedTaxCodes, []),
  /** The code of one of `taxCodes`; '' for the first. */
  defaultTaxCode: v.fallback(code, ''),
  /** The language of mails to people who have not chosen theirs; null for that of the person who writes. */
  mailLanguage: v.fallback(v.nullable(v.picklist(languages)), null),
  /** Where answers to the company's mails go; '' for nowhere. */
  mailReplyTo: v.fallback(emailLine, ''),
  /** Whom mails are from; '' for the company's name. */
  mailSender: v.fallback(line, ''),
  /** Stands below every mail. */
  mailFooter: v.fallback(note, ''),
  /** Whether new members get a welcome mail. */
  sendsWelcome: v.fallback(v.boolean(), true),
  /** Whether technicians record what they are paid on their orders. */
  takesPaymentsOnSite: off,
  /** Whether technicians are shown what things are sold for; see `seesPrices`. */
  techniciansSeePrices: off,
  /** How many days customers have to pay a new invoice. */
  termsDays: v.fallback(paymentTerms, 14),
  /** When customers are reminded of what they have not paid; see `reminderDays`. */
  reminders: v.fallback(code, ''),
  /** What customers are mailed about their visits; see `visitMails`. */
  visitMails: v.fallback(code, ''),
  /** Whether the prices of a new invoice include tax. */
  pricesIncludeTax: off,
  /** What the payable sums of new estimates and invoices are rounded to: see `cashRoundings`. */
  cashRounding: v.fallback(code, ''),
  /** How many days routes are kept; afterwards only their length and times are. */
  trackDays: v.fallback(v.picklist(trackDays), usualTrackDays),
  alertOffer: v.fallback(v.picklist(alertOffers), 'missed'),
  /** When order alerts wait, in the company's time zone. */
  quietHours: v.fallback(quietHours, ''),
  /** What customers are promised; none where the company promises only other times. */
  arrivalWindows: v.fallback(storedArrivalWindows, usualArrivalWindows),
  /** Minutes before and after its start, for a window around the start of a visit. */
  windowBefore: v.fallback(minutes, 15),
  windowAfter: v.fallback(minutes, 60),
  /** The planner does not move a visit that starts within this many minutes. */
  freezeMinutes: v.fallback(minutes, 60),
  /** The least rest between the last visit of a day and the first of the next; 0 where it is not checked. */
  restMinutes: v.fallback(wholeBetween(0, 24 * 60), 660),
  /** Whether a visit may be planned with an expired skill. */
  expiredSkill: v.fallback(v.picklist(expiredSkillRules), 'warn'),
  /** Parts of the area in which the company works, by postal codes. */
  territories: v.fallback(storedTerritories, []),
  /** What makes a plan worse, where it differs from the usual. */
  planningWeights: v.fallback(storedPlanningWeights, []),
  /** Lines that drives take longer to get across. */
  barriers: v.fallback(storedBarriers, []),
  /** The catalogue item of kind 'labour' that billed time is priced by; null for none. */
  laborItemId: v.fallback(v.nullable(id), null),
  /** Features that the company itself does without; `disabledFeatures` are those that its plan lacks. */
  hiddenFeatures: v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((values): readonly OptionalFeature[] =>
        optionalFeatures.filter((feature) => values.includes(feature)),
      ),
    ),
    [],
  ),
}
