import * as v from 'valibot'
import { type OptionalFeature, optionalFeatures } from '../access/optional-features.ts'
import { code, emailLine, line, note } from '../entities/fields.ts'
import { languages } from '../entities/user.ts'
import { wholeBetween } from '../entities/whole-between.ts'
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

/** What it means that a skill has expired by the day of a visit. */
export const expiredSkillRules = ['warn', 'block'] as const

/** What edits may set is narrower: `planningLimits`. */
const minutes = wholeBetween(0, 480)

/** The settings that came after companies existed, as a company has them that was never asked. */
export const laterDefaults = {
  legalName: '',
  taxIds: [],
  phone: '',
  email: '',
  website: '',
  iban: '',
  holidays: [],
  taxCodes: [],
  defaultTaxCode: '',
  mailLanguage: null,
  mailReplyTo: '',
  mailSender: '',
  mailFooter: '',
  sendsWelcome: true,
  alertOffer: 'missed',
  quietHours: '',
  arrivalWindows: usualArrivalWindows,
  windowBefore: 15,
  windowAfter: 60,
  freezeMinutes: 60,
  restMinutes: 660,
  expiredSkill: 'warn',
  territories: [],
  planningWeights: [],
  barriers: [],
} as const

/** These settings as they are stored: one that cannot be read counts as never given, so that it locks no one out. */
export const laterFields = {
  legalName: lenient(line, ''),
  taxIds: v.fallback(v.optional(storedTaxIds, []), []),
  phone: lenient(line, ''),
  email: lenient(emailLine, ''),
  website: lenient(website, ''),
  /** Without spaces. */
  iban: lenient(code, ''),
  holidays: v.fallback(v.optional(storedHolidays, []), []),
  taxCodes: v.fallback(v.optional(storedTaxCodes, []), []),
  /** The code of one of `taxCodes`; '' for the first. */
  defaultTaxCode: lenient(code, ''),
  /** The language of mails to people who have not chosen theirs; null for that of the person who writes. */
  mailLanguage: lenient(v.nullable(v.picklist(languages)), laterDefaults.mailLanguage),
  /** Where answers to the company's mails go; '' for nowhere. */
  mailReplyTo: lenient(emailLine, ''),
  /** Whom mails are from; '' for the company's name. */
  mailSender: lenient(line, ''),
  /** Stands below every mail. */
  mailFooter: lenient(note, ''),
  /** Whether new members get a welcome mail. */
  sendsWelcome: lenient(v.boolean(), laterDefaults.sendsWelcome),
  alertOffer: lenient(v.picklist(alertOffers), laterDefaults.alertOffer),
  /** When order alerts wait, in the company's time zone. */
  quietHours: lenient(quietHours, ''),
  /** What customers are promised; none where the company promises only other times. */
  arrivalWindows: v.fallback(
    v.optional(storedArrivalWindows, usualArrivalWindows),
    usualArrivalWindows,
  ),
  /** Minutes before and after its start, for a window around the start of a visit. */
  windowBefore: lenient(minutes, laterDefaults.windowBefore),
  windowAfter: lenient(minutes, laterDefaults.windowAfter),
  /** The planner does not move a visit that starts within this many minutes. */
  freezeMinutes: lenient(minutes, laterDefaults.freezeMinutes),
  /** The least rest between the last visit of a day and the first of the next; 0 where it is not checked. */
  restMinutes: lenient(wholeBetween(0, 24 * 60), laterDefaults.restMinutes),
  /** Whether a visit may be planned with an expired skill. */
  expiredSkill: lenient(v.picklist(expiredSkillRules), laterDefaults.expiredSkill),
  /** Parts of the area in which the company works, by postal codes. */
  territories: v.fallback(v.optional(storedTerritories, []), []),
  /** What makes a plan worse, where it differs from the usual. */
  planningWeights: v.fallback(v.optional(storedPlanningWeights, []), []),
  /** Lines that drives take longer to get across. */
  barriers: v.fallback(v.optional(storedBarriers, []), []),
  /** Features that the company itself does without; `disabledFeatures` are those that its plan lacks. */
  hiddenFeatures: v.fallback(
    v.optional(
      v.pipe(
        v.array(v.unknown()),
        v.transform((values): readonly OptionalFeature[] =>
          optionalFeatures.filter((feature) => values.includes(feature)),
        ),
      ),
      [],
    ),
    [],
  ),
}

function lenient<const S extends v.GenericSchema>(
  schema: S,
  unset: v.InferInput<S> & v.InferOutput<S>,
) {
  return v.fallback(v.optional(schema, unset as never), unset)
}
