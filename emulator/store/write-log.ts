import { type FileHandle, constants, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Batch, Key } from './types.ts'

/** Each record starts with its generation, length and checksum. */
const headSize = 12
/** The file grows in steps of this size, because a sync is faster when the file size does not change. */
const growthStep = 1024 * 1024

/** An append-only file of batches. */
export interface WriteLog {
  /** Bytes since the last `restart`. */
  readonly size: number
  /**
   * Resolves once the operating system has the record, so that it survives this process; where the log is
   * `synced`, once it is on disk. Calls must not overlap.
   */
  append(record: Buffer): Promise<void>
  /** Resolves once all appended records are on disk. */
  sync(): Promise<void>
  /** Starts a new generation: the next record overwrites the log, whose records must be stored elsewhere. */
  restart(): void
  /** The same, and empties the log on disk. */
  erase(): Promise<void>
  close(): Promise<void>
}

/** The record of a batch. */
export function encodeBatch(batch: Batch): Buffer {
  const entries = [...batch].map(([key, value]) => [key, value ?? null])
  return Buffer.from(JSON.stringify(entries), 'utf8')
}

interface WriteLogOptions {
  /** Whether `append` waits for fsync; true by default. */
  readonly synced?: boolean
}

/** Opens a log and reads the batches in it, in order; a truncated record ends it. */
export async function openWriteLog(
  path: string,
  { synced = true }: WriteLogOptions = {},
): Promise<{ readonly log: WriteLog; readonly found: readonly Batch[] }> {
  const file = await open(path, constants.O_RDWR | constants.O_CREAT, 0o600)
  const content = await file.readFile()
  if (content.length === 0) await syncFolder(dirname(path))
  const { found, ...state } = readRecords(content)
  return { log: createWriteLog(file, { ...state, allocated: content.length, synced }), found }
}

interface LogState {
  readonly generation: number
  /** The offset of the next record. */
  readonly position: number
  readonly allocated: number
  readonly synced: boolean
}

function createWriteLog(file: FileHandle, state: LogState): WriteLog {
  let { generation, position, allocated } = state

  function headOf(record: Buffer): Buffer {
    const head = Buffer.alloc(headSize)
    head.writeUInt32LE(generation, 0)
    head.writeUInt32LE(record.length, 4)
    head.writeUInt32LE(checksum(head, record), 8)
    return head
  }

  function restart(): void {
    generation = (generation + 1) >>> 0
    position = 0
  }

  return {
    get size() {
      return position
    },
    async append(record) {
      const next = position + headSize + record.length
      if (next > allocated) {
        const size = Math.ceil(next / growthStep) * growthStep
        await writeAll(file, Buffer.alloc(size - allocated), allocated)
        allocated = size
      }
      await writeAll(file, Buffer.concat([headOf(record), record]), position)
      if (state.synced) await file.datasync()
      position = next
    },
    sync: () => file.datasync(),
    restart,
    async erase() {
      restart()
      // An empty record ends the log. Its new generation makes the records after it invalid.
      await writeAll(file, headOf(Buffer.alloc(0)), 0)
      await file.datasync()
      allocated = Math.max(allocated, headSize)
    },
    close: () => file.close(),
  }
}

/** Reads the records of the newest generation; records of earlier ones can follow them. */
function readRecords(content: Buffer) {
  const found: Batch[] = []
  const generation = content.length < headSize ? 1 : content.readUInt32LE(0)
  let at = 0
  while (at + headSize <= content.length && content.readUInt32LE(at) === generation) {
    const end = at + headSize + content.readUInt32LE(at + 4)
    if (end > content.length || end === at + headSize) break
    const record = content.subarray(at + headSize, end)
    if (checksum(content.subarray(at, at + headSize), record) !== content.readUInt32LE(at + 8))
      break
    found.push(decodeBatch(record))
    at = end
  }
  return { found, generation, position: at }
}

function decodeBatch(record: Buffer): Batch {
  const entries = JSON.parse(record.toString('utf8')) as readonly (readonly [Key, string | null])[]
  return new Map(entries.map(([key, value]) => [key, value ?? undefined]))
}

function checksum(head: Buffer, record: Buffer): number {
  return crc32(record, crc32(head.subarray(0, 8)))
}

/** Makes the name of a new file durable. Does nothing on systems where folders cannot be opened. */
async function syncFolder(path: string): Promise<void> {
  try {
    const folder = await open(path, constants.O_RDONLY)
    try {
      await folder.sync()
    } finally {
      await folder.close()
    }
  } catch {
    return
  }
}

async function writeAll(file: FileHandle, bytes: Buffer, at: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done)
    done += bytesWritten
  }
}
