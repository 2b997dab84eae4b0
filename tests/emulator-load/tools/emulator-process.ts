import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface EmulatorProcess {
  readonly url: string
  readonly port: number
  readonly pid: number
  /** Sends SIGKILL; resolves when the process has ended. */
  kill(): Promise<void>
  readonly isRunning: () => boolean
}

export interface ProcessOptions {
  /** A script and its first arguments, relative to the repository. */
  readonly command: readonly string[]
  readonly dataDir: string
  /** 0 for any. */
  readonly port: number
}

/** Starts an emulator in its own process; resolves once it listens. */
export async function startEmulatorProcess(options: ProcessOptions): Promise<EmulatorProcess> {
  const { command, dataDir, port } = options
  const child = spawn(process.execPath, [...command, '--port', String(port), '--data', dataDir], {
    cwd: join(import.meta.dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const url = await new Promise<string>((resolve, reject) => {
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const found = /http:\/\/[\d.]+:\d+/.exec(printed)
      if (found) resolve(found[0])
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`The emulator ended:\n${printed}`)))
  })
  return {
    url,
    port: Number(new URL(url).port),
    pid: child.pid ?? 0,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
