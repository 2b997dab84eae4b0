import { commandWords } from './app/command-words.ts'
import type { enApp } from '../en/app.ts'
import { esShared } from './shared.ts'
import { absences } from './app/absences.ts'
import { dayMapTexts } from './app/day-map.ts'
import { arrivalTexts } from './app/arrival.ts'
import { assets } from './app/assets.ts'
import { board } from './app/board.ts'
import { tableTexts } from './app/table.ts'
import { plannerTexts } from './app/planner.ts'
import { dispatchTexts } from './app/dispatch-settings.ts'
import { planningTexts } from './app/planning-settings.ts'
import { findingTexts } from './app/finding.ts'
import { change } from './app/change.ts'
import { chat } from './app/chat.ts'
import { customerLink } from './app/customer-link.ts'
import { customers } from './app/customers.ts'
import { shellLater } from './app/shell-later.ts'
import { companyTexts } from './app/company.ts'
import { taxTexts } from './app/taxes.ts'
import { reminderTexts } from './app/reminders.ts'
import { regionTexts } from './app/region.ts'
import { notificationTexts } from './app/notifications.ts'
import { holidayTexts } from './app/holidays.ts'
import { holidayNames } from './app/holiday-names.ts'
import { featureTexts } from './app/features.ts'
import { companyProfile } from './app/company-profile.ts'
import { onlinePayments } from './app/online-payments.ts'
import { invites } from './app/invites.ts'
import { deletion } from './app/deletion.ts'
import { erasure } from './app/erasure.ts'
import { restore } from './app/restore.ts'
import { firstStepTexts } from './app/first-steps.ts'
import { hours } from './app/hours.ts'
import { inventory } from './app/inventory.ts'
import { atRiskTexts } from './app/at-risk.ts'
import { reviewTexts } from './app/review.ts'
import { metricTexts } from './app/metrics.ts'
import { estimateTexts } from './app/estimates.ts'
import { invoiceTexts } from './app/invoices.ts'
import { paymentTexts } from './app/payments.ts'
import { invoiceDraftTexts } from './app/invoice-draft.ts'
import { invoiceDocumentTexts } from './app/invoice-document.ts'
import { invoiceExportTexts } from './app/invoice-export.ts'
import { invoiceFileTexts } from './app/invoice-files.ts'
import { logTexts } from './app/log.ts'
import { map } from './app/map.ts'
import { geocoderTexts } from './app/geocoder.ts'
import { placeTexts } from './app/place.ts'
import { orderPage } from './app/order-page.ts'
import { library } from './app/library.ts'
import { photo } from './app/photo.ts'
import { ownership } from './app/ownership.ts'
import { pages } from './app/pages.ts'
import { roleTexts } from './app/roles.ts'
import { ruleTexts } from './app/rule.ts'
import { sample } from './app/sample.ts'
import { settings } from './app/settings.ts'
import { shellSheets } from './app/shell-sheets.ts'
import { sign } from './app/sign.ts'
import { plans } from './app/plans.ts'
import { priceListTexts } from './app/price-lists.ts'
import { staff } from './app/staff.ts'
import { subscriptionTexts } from './app/subscription.ts'
import { stock } from './app/stock.ts'
import { sync } from './app/sync.ts'
import { team } from './app/team.ts'
import { template } from './app/template.ts'
import { time } from './app/time.ts'
import { today } from './app/today.ts'
import { visitNeeds } from './app/visit-needs.ts'
import { welcome } from './app/welcome.ts'
import { yourData } from './app/your-data.ts'
import { location } from './app/location.ts'
import { tracking } from './app/tracking.ts'
import { orderActions } from './app/order-actions.ts'

export const esApp = {
  ...commandWords,
  ...shellLater,
  ...esShared,
  ...absences,
  ...arrivalTexts,
  ...dayMapTexts,
  ...assets,
  ...board,
  ...tableTexts,
  ...plannerTexts,
  ...dispatchTexts,
  ...planningTexts,
  ...findingTexts,
  ...change,
  ...chat,
  ...customerLink,
  ...customers,
  ...companyTexts,
  ...taxTexts,
  ...reminderTexts,
  ...regionTexts,
  ...notificationTexts,
  ...holidayTexts,
  ...holidayNames,
  ...featureTexts,
  ...companyProfile,
  ...onlinePayments,
  ...firstStepTexts,
  ...hours,
  ...inventory,
  ...estimateTexts,
  ...invoiceTexts,
  ...atRiskTexts,
  ...reviewTexts,
  ...metricTexts,
  ...paymentTexts,
  ...invoiceDraftTexts,
  ...invoiceDocumentTexts,
  ...invoiceFileTexts,
  ...invoiceExportTexts,
  ...invites,
  ...logTexts,
  ...map,
  ...placeTexts,
  ...geocoderTexts,
  ...orderPage,
  ...library,
  ...photo,
  ...deletion,
  ...erasure,
  ...restore,
  ...ownership,
  ...pages,
  ...roleTexts,
  ...ruleTexts,
  ...sample,
  ...settings,
  ...shellSheets,
  ...sign,
  ...plans,
  ...priceListTexts,
  ...staff,
  ...subscriptionTexts,
  ...stock,
  ...sync,
  ...team,
  ...template,
  ...time,
  ...today,
  ...visitNeeds,
  ...welcome,
  ...location,
  ...tracking,
  ...orderActions,
  ...yourData,
} satisfies Record<keyof typeof enApp, string>
