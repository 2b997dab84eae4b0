import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface EmulatorProcess {
  readonly url: string
  readonly port: number
  readonly pid: number
  /** SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>
  readonly isRunning: () => boolean
}

export interface ProcessOptions {
  readonly script: string
  readonly dataDir: string
  /** 0 for any. */
  readonly port: number
  readonly execArgv?: readonly string[]
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** Starts an emulator in a process of its own; resolves once it listens. */
export async function startEmulatorProcess(options: ProcessOptions): Promise<EmulatorProcess> {
  const { script, dataDir, port, execArgv = [], args = [], env = {} } = options
  const child = spawn(
    process.execPath,
    [...execArgv, script, '--port', String(port), '--data', dataDir, ...args],
    {
      cwd: join(import.meta.dirname, '../../..'),
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    },
  )
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
