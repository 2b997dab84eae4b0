import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchBrowser } from '../../tests/e2e/browser.ts'
import { encodeWebp } from './encode-webp.ts'
import { takeScreens } from './take-screens.ts'

const folder = join('public', 'screenshots', 'landing')

/** The screens on the landing page, by the beginnings of their names there. */
const pictures = { 'office-schedule-1440': 'desk', 'technician-orders-390': 'phone' } as const

const wanted = /^(office-schedule-1440|technician-orders-390)-(light|dark)-(en|es)$/

/** Takes the pictures of the landing page: the real screens, light and dark, in each language. */
export async function takeLandingPictures(): Promise<void> {
  const taken = mkdtempSync(join(tmpdir(), 'daybook-landing-'))
  const browser = await launchBrowser()
  try {
    mkdirSync(folder, { recursive: true })
    const names: string[] = []
    await takeScreens(
      taken,
      (name) => wanted.test(name),
      (name) => names.push(name),
    )
    const page = await browser.newPage()
    for (const name of names) {
      const [, screen, theme, locale] = wanted.exec(name) ?? []
      const short = pictures[screen as keyof typeof pictures]
      const webp = await encodeWebp(page, readFileSync(join(taken, `${name}.png`)), 0.86)
      writeFileSync(join(folder, `${short}-${theme}-${locale}.webp`), webp)
      console.log(`${short}-${theme}-${locale}: ${Math.round(webp.length / 1000)} kB`)
    }
  } finally {
    await browser.close()
    rmSync(taken, { recursive: true, force: true })
  }
}
