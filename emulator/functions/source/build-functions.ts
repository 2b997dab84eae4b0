import { spawn } from 'node:child_process'

/** Runs the build script of a functions folder; rejects with what it printed. */
export function buildFunctions(dir: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const isWindows = process.platform === 'win32'
    const child = spawn('npm', ['run', '--silent', 'build'], {
      cwd: dir,
      shell: isWindows,
      signal,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let printed = ''
    const add = (chunk: Buffer): void => void (printed += chunk.toString())
    child.stdout.on('data', add)
    child.stderr.on('data', add)
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build of ${dir} failed: ${printed.trim()}`)),
    )
  })
}
