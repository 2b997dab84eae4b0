import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const debianHeadlessShell = '/usr/bin/chromium-headless-shell'

const installedApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The path of a Chrome or Chromium on this machine: the one CHROMIUM_PATH names, one on the PATH, an
 * installed application, or Playwright's own. Undefined where there is none.
 */
export function findChromium(): string | undefined {
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)].filter(Boolean)
  const candidates = [
    process.env['CHROMIUM_PATH'] ?? '',
    ...commands.flatMap((command) => folders.map((folder) => join(folder, command))),
    ...installedApps,
    chromium.executablePath(),
  ]
  return candidates.find((path) => path !== '' && existsSync(path))
}

/**
 * Debian's Chromium without a window system, which takes a quarter less processor time; it has no Background Sync.
 * Where it is missing, or CHROMIUM_PATH names a browser, what `findChromium` finds.
 */
export function findLightChromium(): string | undefined {
  return !isChromiumNamed() && hasHeadlessShell() ? debianHeadlessShell : findChromium()
}

/** Whether Debian's Chromium without a window system is on this machine. */
export function hasHeadlessShell(): boolean {
  return existsSync(debianHeadlessShell)
}

/** Whether CHROMIUM_PATH names the browser to use. */
export function isChromiumNamed(): boolean {
  return (process.env['CHROMIUM_PATH'] ?? '') !== ''
}
