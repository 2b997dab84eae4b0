import { type Browser, type Page, chromium } from '@playwright/test'
import { findChromium } from '../../tools/find-chromium.ts'
import type { ConnectOptions } from './page.ts'
import { servePage } from './serve-page.ts'

export interface TestBrowser {
  /** A page in a context of its own, with `client` connected. */
  openClient(options: ConnectOptions): Promise<Page>
  /** The same page on another site, whose name must end with `.example`, without a client. */
  openSite(hostname: string): Promise<Page>
  /** Closes all pages. */
  closeClients(): Promise<void>
  close(): Promise<void>
}

/** Launches Chromium and serves the page with the SDK. */
export async function launchTestBrowser(): Promise<TestBrowser> {
  const executablePath = findChromium()
  const server = await servePage()
  const browser: Browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--host-resolver-rules=MAP *.example 127.0.0.1'],
  })

  async function open(url: string): Promise<Page> {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(url)
    await page.waitForFunction(() => 'connect' in globalThis)
    return page
  }

  return {
    openSite: (hostname) => open(server.url.replace('127.0.0.1', hostname)),
    async openClient(options) {
      const page = await open(server.url)
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
