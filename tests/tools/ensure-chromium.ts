import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Result, fail, ok } from '#lib/result.ts'
import { findChromium, hasHeadlessShell, isChromiumNamed } from './find-chromium.ts'

type Command = readonly [name: string, args: readonly string[]]

const fromDebian: readonly Command[] = [
  ['apt-get', ['update', '-qq']],
  ['apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell', 'fonts-liberation']],
  // An older Debian has no headless shell, and then apt installs nothing of the above.
  ['apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-liberation']],
]

let hasTriedDebian = false

/**
 * The path of a Chrome or Chromium, which is installed first where there is none: by apt on a Debian where we are
 * root, else by Playwright. Such a Debian also gets the headless shell beside a browser that it has, because most
 * browser tests take less time with it. The problem is a sentence that says what to do.
 */
export function ensureChromium(): Result<string, string> {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (isRootOnDebian && !hasTriedDebian && !isChromiumNamed()) {
    hasTriedDebian = true
    install(fromDebian, hasHeadlessShell)
  }
  const found = install([['npx', ['playwright', 'install', 'chromium']]], findChromium)
  if (found) return ok(found)
  return fail(
    'No Chrome or Chromium was found and none could be installed. Install one, or name its ' +
      'executable in CHROMIUM_PATH, and run the command again.',
  )
}

/** Runs the commands in their order until what is wanted is found, and returns what was found. */
function install<Found>(commands: readonly Command[], find: () => Found): Found {
  for (const [command, args] of commands) {
    const found = find()
    if (found) return found
    console.log(`A browser is missing: ${command} ${args.join(' ')}`)
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  return find()
}
