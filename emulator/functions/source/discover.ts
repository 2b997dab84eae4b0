import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type ParsedManifest, parseManifest } from './parse-manifest.ts'

/**
 * The functions of a folder, as its own firebase-functions describes them to Firebase's command line. Rejects with a
 * message for the user.
 */
export async function discover(
  dir: string,
  env: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<ParsedManifest> {
  const scratch = mkdtempSync(join(tmpdir(), 'daybook-functions-'))
  const output = join(scratch, 'functions.json')
  try {
    const withOutput = { ...env, FUNCTIONS_MANIFEST_OUTPUT_PATH: output }
    const problem = await run(programOf(dir), dir, withOutput, signal)
    if (problem !== undefined) throw new Error(`The functions in ${dir} cannot be read: ${problem}`)
    return parseManifest(JSON.parse(readFileSync(output, 'utf8')))
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** The command `firebase-functions` of the folder's own dependency. */
function programOf(dir: string): string {
  const library = createRequire(join(dir, 'package.json')).resolve('firebase-functions')
  const [root = ''] = library.split(join('node_modules', 'firebase-functions'), 1)
  const manifest = join(root, 'node_modules/firebase-functions/package.json')
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: Record<string, string> }
  return join(dirname(manifest), bin['firebase-functions'] ?? '')
}

/** What a program printed on stderr, where it failed. */
function run(
  program: string,
  dir: string,
  env: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, dir], {
      cwd: dir,
      env,
      signal,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let printed = ''
    child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) => resolve(code === 0 ? undefined : printed.trim()))
  })
}
