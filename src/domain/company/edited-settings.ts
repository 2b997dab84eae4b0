import * as v from 'valibot'
import { emailLine, id, line, note } from '../entities/fields.ts'
import { languages } from '../entities/user.ts'
import { editedArrivalWindows } from './dispatch/edited-dispatch.ts'
import { cashRoundings } from '../money/cash-rounding.ts'
import { paymentTerms } from '../invoice/payment-terms.ts'
import { reminderDays } from '../invoice/reminders.ts'
import { expiredSkillRules } from './settings.ts'
import { minutesWithin } from './dispatch/planning-limits.ts'
import {
  editedBarriers,
  editedPlanningWeights,
  editedTerritories,
} from './dispatch/edited-dispatch.ts'
import { editedHolidays } from './holidays.ts'
import { iban } from './iban.ts'
import type { laterDefaults } from './later-defaults.ts'
import { alertOffers, quietHours, website } from './settings.ts'
import { editedTaxCodes } from './edited-tax-code.ts'
import { taxCodeKey } from './tax-code.ts'
import { editedTaxIds } from './tax-id.ts'
import { trackDays } from '../tracking/track-days.ts'
import { visitMails } from './visit-mails.ts'

/** The settings that came after companies existed, as an edit sends them. */
export const laterSettings = {
  legalName: line,
  taxIds: editedTaxIds,
  phone: line,
  email: emailLine,
  website,
  iban,
  holidays: editedHolidays,
  taxCodes: editedTaxCodes,
  defaultTaxCode: v.union([v.literal(''), taxCodeKey]),
  mailLanguage: v.nullable(v.picklist(languages)),
  mailReplyTo: emailLine,
  mailSender: line,
  mailFooter: note,
  sendsWelcome: v.boolean(),
  takesPaymentsOnSite: v.boolean(),
  techniciansSeePrices: v.boolean(),
  termsDays: paymentTerms,
  reminders: reminderDays,
  visitMails,
  pricesIncludeTax: v.boolean(),
  cashRounding: v.picklist(cashRoundings),
  trackDays: v.picklist(trackDays),
  alertOffer: v.picklist(alertOffers),
  quietHours,
  arrivalWindows: editedArrivalWindows,
  windowBefore: minutesWithin('windowBefore'),
  windowAfter: minutesWithin('windowAfter'),
  freezeMinutes: minutesWithin('freezeMinutes'),
  restMinutes: minutesWithin('restMinutes'),
  expiredSkill: v.picklist(expiredSkillRules),
  territories: editedTerritories,
  planningWeights: editedPlanningWeights,
  barriers: editedBarriers,
  laborItemId: v.nullable(id),
} satisfies Record<keyof typeof laterDefaults, v.GenericSchema>
