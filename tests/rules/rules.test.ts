import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { optionalFeatures } from '#domain/access/optional-features.ts'
import { describeAttacks } from './access/describe-attacks.ts'
import { describeLate } from './access/describe-late.ts'
import { describeReassign } from './access/describe-reassign.ts'
import { describeAssignment } from './access/describe-assignment.ts'
import { describeBilling } from './company/describe-billing.ts'
import { describeCompany } from './company/describe-company.ts'
import { describeLapse } from './company/describe-lapse.ts'
import { describeDeletion } from './members/describe-deletion.ts'
import { describeInvites } from './members/describe-invites.ts'
import { describeMembers } from './members/describe-members.ts'
import { describeOwnership } from './members/describe-ownership.ts'
import { describeErasures } from './records/describe-erasures.ts'
import { describeSampleData } from './records/describe-sample-data.ts'
import { describeDocuments } from './records/describe-documents.ts'
import { describeEvidence } from './records/describe-evidence.ts'
import { describeDevices } from './team/describe-devices.ts'
import { describePictures } from './team/describe-pictures.ts'
import { describeStaff } from './team/describe-staff.ts'
import { describeBookings } from './team/describe-bookings.ts'
import { describeInvoicedOrders } from './money/describe-invoiced-orders.ts'
import { describeShares } from './records/describe-shares.ts'
import { describeSeries } from './money/describe-series.ts'
import { describeDeposits } from './money/describe-deposits.ts'
import { describeInvoices } from './money/describe-invoices.ts'
import { describeCosts } from './records/describe-costs.ts'
import { describePrices } from './records/describe-prices.ts'
import { describePriceLists } from './records/describe-price-lists.ts'
import { describeEstimates } from './money/describe-estimates.ts'
import { describeReminders } from './money/describe-reminders.ts'
import { describePayments } from './money/describe-payments.ts'
import { describePlans } from './team/describe-plans.ts'
import { describeWeeks } from './team/describe-weeks.ts'
import { describeAbsences } from './team/describe-absences.ts'
import { describeTimeAndMovements } from './records/describe-time-and-movements.ts'
import { describeFields } from './shapes/describe-fields.ts'
import { describeClosedOrders } from './access/describe-closed-orders.ts'
import { describeTimestamps } from './shapes/describe-timestamps.ts'
import { describeJson } from './shapes/describe-json.ts'
import { describeMutations } from './mutations/describe-mutations.ts'
import { describeOrderSteps } from './mutations/describe-order-steps.ts'
import { describeOrderNeeds } from './access/describe-order-needs.ts'
import { describeReads } from './access/describe-reads.ts'
import { describeRemovals } from './access/describe-removals.ts'
import { describeReceipts } from './mutations/describe-receipts.ts'
import { describeSending } from './access/describe-sending.ts'
import { describeServerOnly } from './access/describe-server-only.ts'
import { describeSignUp } from './access/describe-sign-up.ts'
import { describeCustomers } from './records/describe-customers.ts'
import { describeSiteLocations } from './records/describe-site-locations.ts'
import { describeSites } from './records/describe-sites.ts'
import { describeStockLevels } from './records/describe-stock-levels.ts'
import { describeStock } from './records/describe-stock.ts'
import { describeShapes } from './shapes/describe-shapes.ts'
import { describeConversations } from './records/describe-conversations.ts'
import { describeTemplates } from './records/describe-templates.ts'
import { describeVanTransfers } from './records/describe-van-transfers.ts'
import { describeVisits } from './records/describe-visits.ts'
import { describeRouteDays } from './tracking/describe-route-days.ts'
import { describeLooks } from './tracking/describe-looks.ts'
import { describeRoutes } from './tracking/describe-routes.ts'
import { describeListens } from './access/describe-listens.ts'
import { createHome } from './world/home.ts'
import { requiredIndexes, coverage, oneSidedConditions, type World } from './world/world.ts'

const indexFile = v.object({ indexes: v.array(v.unknown()), fieldOverrides: v.array(v.unknown()) })

describe('firestore.rules', () => {
  let world: World
  beforeAll(async () => {
    world = await createHome()
  })

  describeMutations(() => world)
  describeOrderSteps(() => world)
  describeReads(() => world)
  describeReceipts(() => world)
  describeListens(() => world)
  describeSending(() => world)
  describe('the invoicing of a customer', () => describeCustomers(() => world))
  describe('the opening hours of a site', () => describeSites(() => world))
  describeSiteLocations(() => world)
  describe('what orders ask for', () => describeOrderNeeds(() => world))
  describeTemplates(() => world)
  describeAssignment(() => world)
  describeReassign(() => world)
  describeLate(() => world)
  describeSignUp(() => world)
  describeAttacks(() => world)
  describeInvites(() => world)
  describeMembers(() => world)
  describeOwnership(() => world)
  describeDeletion(() => world)
  describeCompany(() => world)
  describeBilling(() => world)
  describeLapse()
  describeServerOnly(() => world)
  describeEvidence(() => world)
  describeDocuments(() => world)
  describeErasures(() => world)
  describeSampleData(() => world)
  describeClosedOrders(() => world)
  describeConversations(() => world)
  describeShapes(() => world)
  describeTimeAndMovements(() => world)
  describeAbsences(() => world)
  describeBookings(() => world)
  describePlans(() => world)
  describeInvoices(() => world)
  describeDeposits(() => world)
  describeReminders(() => world)
  describeInvoicedOrders(() => world)
  describeCosts(() => world)
  describePrices(() => world)
  describePriceLists(() => world)
  describeEstimates(() => world)
  describePayments(() => world)
  describeShares(() => world)
  describeSeries(() => world)
  describeWeeks(() => world)
  describeDevices(() => world)
  describeStaff(() => world)
  describePictures(() => world)
  describeTimestamps(() => world)
  describeStock(() => world)
  describeVanTransfers()
  describeStockLevels(() => world)
  describeVisits(() => world)
  describeRoutes(() => world)
  describeLooks(() => world)
  describeRouteDays(() => world)
  describeFields(() => world)
  describeJson(() => world)
  describeRemovals()

  it('has allowed and denied with every allow statement', () => {
    const oneSided = coverage().filter(({ allowed, denied }) => allowed === 0 || denied === 0)
    expect(oneSided).toEqual([])
  })

  // `npm run indexes` writes the file from the same queries.
  it.skipIf(process.env['FIRESTORE_INDEX_DEMANDS'])(
    'comes with exactly the indexes that these queries need',
    () => {
      const text = readFileSync('firestore.indexes.json', 'utf8')
      const file = v.parse(indexFile, JSON.parse(text))
      expect(file).toEqual(requiredIndexes(file.fieldOverrides))
    },
  )

  it('has evaluated every condition to both true and false', () => {
    expect(oneSidedConditions()).toEqual([])
  })
})

describe('firestore.rules of a company whose subscription lapsed, and that does without features', () => {
  let world: World
  beforeAll(async () => {
    world = await createHome({ subscriptionStatus: 'past_due', hiddenFeatures: optionalFeatures })
  })

  // Changes made before that, or offline, must still be accepted.
  describeMutations(() => world)
})
