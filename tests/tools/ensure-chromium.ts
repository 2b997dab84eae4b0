import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Result, fail, ok } from '#lib/result.ts'
import { findChromium } from './find-chromium.ts'

type Command = readonly [name: string, args: readonly string[]]

const fromDebian: readonly Command[] = [
  ['apt-get', ['update', '-qq']],
  ['apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell', 'fonts-liberation']],
  // An older Debian has no headless shell, and then apt installs nothing of the above.
  ['apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-liberation']],
]

/**
 * The path of a Chrome or Chromium, which is installed first where there is none: by Playwright, else
 * by apt on a Debian where we are root. The problem is a sentence that says what to do.
 */
export function ensureChromium(): Result<string, string> {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  const installers: readonly Command[] = [
    ['npx', ['playwright', 'install', 'chromium']],
    ...(isRootOnDebian ? fromDebian : []),
  ]
  for (const [command, args] of installers) {
    const found = findChromium()
    if (found) return ok(found)
    console.log(`No Chrome or Chromium yet: ${command} ${args.join(' ')}`)
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  const found = findChromium()
  if (found) return ok(found)
  return fail(
    'No Chrome or Chromium was found and none could be installed. Install one, or name its ' +
      'executable in CHROMIUM_PATH, and run the command again.',
  )
}
