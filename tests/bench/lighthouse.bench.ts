import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findFreePort } from '#emulator/find-free-port.ts'
import { startDaybook } from '#emulator/start-daybook.ts'
import { findChromium } from '../tools/find-chromium.ts'
import { type BenchReport, type Goal, report } from './report.ts'
import { median } from './statistics.ts'

/** Performance is the median of this many runs; the other scores are the same each time. */
const times = 5
const paths = ['/', '/login', '/orders'] as const
const lacking = {
  performance: 5,
  accessibility: 0,
  'best-practices': 0,
  seo: 0,
} as const
type Category = keyof typeof lacking
const categories = Object.keys(lacking) as Category[]

/**
 * Runs Lighthouse with its own settings for a phone on the production build: public pages as a first visitor sees
 * them, `/orders` as the signed-in technician sees it.
 */
export async function run(part = ''): Promise<BenchReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'daybook-lighthouse-'))
  const daybook = await startDaybook({ root: process.cwd(), dataDir, port: 5531, appPort: 5631 })
  const goals: Goal[] = []
  try {
    for (const path of paths.filter((one) => part === '' || one === part)) {
      const profile = mkdtempSync(join(tmpdir(), 'daybook-lighthouse-profile-'))
      if (path === '/orders') await signIn(profile, daybook.appUrl)
      const marks = await marksOf(`${daybook.appUrl}${path}`, profile, path === '/orders')
      rmSync(profile, { recursive: true, force: true })
      console.table({ [path]: marks })
      for (const category of categories) {
        goals.push({
          goal: `${path}: points that ${category} lacks of 100`,
          value: 100 - marks[category],
          unit: 'points',
          limit: lacking[category],
        })
      }
    }
    return report('lighthouse', goals)
  } finally {
    await daybook.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function marksOf(
  url: string,
  profile: string,
  isKnown: boolean,
): Promise<Record<Category, number>> {
  const marks = { performance: 0, accessibility: 0, 'best-practices': 0, seo: 0 }
  const speeds: number[] = []
  for (let i = 0; i < times; i += 1) {
    const asked = i === 0 ? categories : (['performance'] as const)
    const result = await withBrowser(profile, (_, port) =>
      lighthouse(url, {
        port,
        logLevel: 'error',
        onlyCategories: [...asked],
        // The sign-in is stored there.
        disableStorageReset: isKnown,
      }),
    )
    if (!result) throw new Error('Lighthouse said nothing')
    for (const category of asked) {
      const found = result.lhr.categories[category]
      if (!found) throw new Error(`Lighthouse gave no mark for ${category}`)
      marks[category] = Math.round((found.score ?? 0) * 100)
      const weak = found.auditRefs
        .map(({ id, weight }) => ({ weight, audit: result.lhr.audits[id] }))
        .filter(({ weight, audit }) => weight > 0 && isWeak(audit))
      if (i === 0)
        for (const { audit } of weak) console.log(`${url} ${category}: ${reasonOf(audit)}`)
    }
    speeds.push(marks.performance)
  }
  return { ...marks, performance: median(speeds) }
}

type Audit = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']['audits'][string]

/** An audit that failed has no mark, and takes that of its category with it. */
function isWeak(audit: Audit | undefined): boolean {
  return audit !== undefined && (audit.errorMessage !== undefined || (audit.score ?? 1) < 0.9)
}

function reasonOf(audit: Audit | undefined): string {
  const { title = '', errorMessage, details } = audit ?? {}
  const found = details?.type === 'table' ? JSON.stringify(details.items.slice(0, 3)) : ''
  return [title, errorMessage, found].filter(Boolean).join(' | ')
}

async function signIn(profile: string, url: string): Promise<void> {
  await withBrowser(profile, async (context) => {
    const page = await context.newPage()
    await page.goto(`${url}/orders`)
    await page.locator('input[type=email]').fill('technician@daybook.demo')
    await page.locator('input[type=password]').fill('daybook-demo')
    await page.locator('button[type=submit]').click()
    await page.locator('main a[href^="/orders/"]').first().waitFor()
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
  })
}

/** A new browser for each run, because what an earlier page left in memory would count as this one's. */
async function withBrowser<T>(
  profile: string,
  look: (context: BrowserContext, port: number) => Promise<T>,
): Promise<T> {
  const port = await findFreePort(5731, '127.0.0.1')
  const executablePath = findChromium()
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  try {
    return await look(context, port)
  } finally {
    await context.close()
  }
}
