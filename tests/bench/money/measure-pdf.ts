import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build, preview } from 'vite'
import type { InvoiceRequest } from '#components/pdf/invoice/invoice-pdf.ts'
import { findChromium } from '../../tools/find-chromium.ts'
import type { MadePdf } from './page/page.ts'

/** Makes a PDF of each request in the app's worker, in a headless Chromium; a worker is started for each. */
export async function measurePdf(requests: readonly InvoiceRequest[]): Promise<readonly MadePdf[]> {
  const folder = mkdtempSync(join(tmpdir(), 'daybook-money-'))
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  })
  await buildPage(folder)
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  })
  try {
    const page = await browser.newPage()
    page.on('pageerror', (error) => console.error(error.message))
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.waitForFunction(() => 'makeInvoice' in globalThis)
    const made: MadePdf[] = []
    for (const request of requests)
      made.push(await page.evaluate((one) => globalThis.makeInvoice(one), request))
    return made
  } finally {
    await Promise.all([browser.close(), server.close()])
    rmSync(folder, { recursive: true, force: true })
  }
}

async function buildPage(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'page'),
    logLevel: 'error',
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 4000 },
  })
}
