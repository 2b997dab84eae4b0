import { type Browser, type Page, chromium } from '@playwright/test'
import { findChromium } from '../../tools/find-chromium.ts'
import type { ConnectOptions } from './page.ts'
import { servePage } from './serve-page.ts'

export interface TestBrowser {
  /** A page in a context of its own, with `client` connected. */
  openClient(options: ConnectOptions): Promise<Page>
  /** Closes every page that was opened. */
  closeClients(): Promise<void>
  close(): Promise<void>
}

/** Launches Chromium and serves the page with the SDK. */
export async function launchTestBrowser(): Promise<TestBrowser> {
  const executablePath = findChromium()
  const server = await servePage()
  const browser: Browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox'],
  })
  return {
    async openClient(options) {
      const context = await browser.newContext()
      const page = await context.newPage()
      await page.goto(server.url)
      await page.waitForFunction(() => 'connect' in globalThis)
      await page.evaluate((given) => {
        globalThis.client = globalThis.connect(given)
      }, options)
      return page
    },
    async closeClients() {
      for (const context of browser.contexts()) await context.close()
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
}
