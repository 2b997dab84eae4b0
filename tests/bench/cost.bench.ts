import { count, sumOf } from './cost/bill.ts'
import type { Billed } from './cost/bill.ts'
import { crewSize } from './cost/company.ts'
import { runCompanyDay } from './cost/company-day.ts'
import { runFirstLoad } from './cost/first-load.ts'
import { costOf } from './cost/prices.ts'
import { type BenchReport, type Goal, report } from './report.ts'
import { round } from './statistics.ts'

const sizes = [400, 5000, 50_000]
const workDaysOfMonth = 21
const freeReads = 50_000
const freeWrites = 20_000

/**
 * Measures what Firestore bills for a technician's day, a dispatcher's day, a week offline and a first load, counted
 * by the embedded Firestore with the real rules, outbox and listeners, and at list prices. `part`: `day`, or the
 * company sizes to load, such as `400 5000`.
 */
export async function run(part = ''): Promise<BenchReport> {
  const asked = part.split(' ').filter(Boolean)
  const loads = sizes.filter((size) => asked.length === 0 || asked.includes(String(size)))
  const goals = asked.length === 0 || asked.includes('day') ? await measureDays() : []
  const table: Record<string, object> = {}
  for (const orders of loads) {
    const { desk, phone } = await runFirstLoad(orders)
    table[`${orders} orders, desk`] = line(desk)
    table[`${orders} orders, phone`] = line(phone)
  }
  if (loads.length > 0) console.table(table)
  return report('cost', goals)
}

async function measureDays(): Promise<readonly Goal[]> {
  const { phone, desk, week } = await runCompanyDay()
  const technician = sumOf([...phone.starts, phone.work])
  const dispatcher = sumOf([...desk.starts, desk.work])
  console.table({
    [`technician's day: ${phone.starts.length} starts of the app`]: line(sumOf(phone.starts)),
    "technician's day: work": line(phone.work),
    'of that photos, places and ways': line(phone.media),
    "technician's day": line(technician),
    "dispatcher's day: start": line(sumOf(desk.starts)),
    "dispatcher's day: work": line(desk.work),
    "dispatcher's day": line(dispatcher),
    'a week offline: start': line(sumOf(week.starts)),
    'a week offline: what was queued': line(week.work),
  })
  console.log("technician's day by collection")
  console.table(technician.byCollection)
  const queued = { ...week, work: { ...week.work, mutations: week.starts[0]?.mutations ?? 0 } }
  console.table({
    'each mutation sent alone': perMutation(phone),
    'queued for a week': perMutation(queued),
    'at a desk': perMutation(desk),
  })
  printMoney(technician, dispatcher)
  const alone = perMutation(phone)
  return [
    goal('billed listener reads per changed document, phone', alone.changesReceived, 'reads', 1),
    goal(
      'billed listener reads per changed document, desk',
      perMutation(desk).changesReceived,
      'reads',
      1,
    ),
    goal('writes per mutation', alone.writes, 'writes', 2.2),
    goal('lookups of rules per mutation sent alone', alone.lookups, 'lookups', 1),
    goal(
      'lookups of rules per mutation of a week offline',
      perMutation(queued).lookups,
      'lookups',
      1,
    ),
  ]
}

const goal = (text: string, value: number, unit: string, limit: number): Goal => ({
  goal: text,
  value,
  unit,
  limit,
})

/** Prints what each mutation cost, and how often its documents were sent to listeners of the same device. */
function perMutation({ work, media }: { readonly work: Billed; readonly media: Billed }) {
  const { mutations, changesReceived } = work
  return {
    reads: round((count(work, 'gets') - count(media, 'gets')) / mutations),
    lookups: round((work.lookups - media.lookups) / mutations),
    writes: round((work.writes - media.writes) / mutations),
    changesReceived: round(count(work, 'listens') / changesReceived),
  }
}

function line(bill: Billed) {
  return {
    mutations: bill.mutations,
    reads: bill.reads,
    ofListeners: count(bill, 'listens'),
    lookups: bill.lookups,
    writes: bill.writes,
    deletes: bill.deletes,
    kB: Math.round(bill.bytesSent / 1000),
    cents: round(costOf(bill) * 100),
  }
}

/** Prints monthly costs for companies of the measured size, with one dispatcher each. */
function printMoney(technician: Billed, dispatcher: Billed): void {
  const day = crewSize * costOf(technician) + costOf(dispatcher)
  const table: Record<string, object> = {}
  for (const technicians of [crewSize, 1000, 1_000_000]) {
    const month = (technicians / crewSize) * day * workDaysOfMonth
    table[`${technicians} technicians`] = {
      dollarsPerMonth: Math.round(month * 100) / 100,
      perTechnician: Math.round((month / technicians) * 1000) / 1000,
    }
  }
  console.table(table)
  const reads = (bill: Billed) => bill.reads + bill.lookups
  const all = {
    reads: crewSize * reads(technician) + reads(dispatcher),
    writes: crewSize * technician.writes + dispatcher.writes,
  }
  console.log(
    `a company of ${crewSize}: ${all.reads} reads and ${all.writes} writes a day; ` +
      `free each day: ${freeReads} reads, ${freeWrites} writes`,
  )
}
