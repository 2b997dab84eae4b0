import { join } from 'node:path'
import * as v from 'valibot'
import { StatusError } from '#emulator/status.ts'
import type { Transfer } from '#emulator/transfer/create-transfer.ts'
import type { Manifest } from '#emulator/transfer/manifest.ts'
import type { Exchange } from '#emulator/wire/http/exchange.ts'
import { parseJson } from '#emulator/wire/parse/parse-json.ts'
import { parseWith } from '#emulator/wire/parse/parse-with.ts'

/** The request body of Firebase's emulator. */
const Body = v.pipe(
  v.object({
    export_directory: v.pipe(v.string(), v.minLength(1)),
    export_name: v.optional(v.string(), ''),
  }),
  v.transform((body) => join(body.export_directory, body.export_name)),
)

interface Context {
  readonly transfer: Transfer
  readonly project: string
}

/** `POST :export` */
export async function exportProject(
  { transfer, project }: Context,
  exchange: Exchange,
): Promise<Manifest> {
  const directory = parseWith(Body, parseJson(await exchange.text()))
  return transfer.exportTo(directory, project).catch(refuse)
}

/** `POST :import` */
export async function importProject(
  { transfer, project }: Context,
  exchange: Exchange,
): Promise<Manifest> {
  const directory = parseWith(Body, parseJson(await exchange.text()))
  return transfer.importFrom(directory, project).catch(refuse)
}

function refuse(error: unknown): never {
  throw new StatusError(
    'FAILED_PRECONDITION',
    error instanceof Error ? error.message : String(error),
  )
}
