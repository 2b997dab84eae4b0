import * as v from 'valibot'
import type { StoredDocument } from '#emulator/engine/types.ts'
import { toPlain } from '#emulator/values/to-plain.ts'

const Address = v.pipe(v.string(), v.trim(), v.minLength(3), v.includes('@'))
const Addresses = v.union([
  v.pipe(
    Address,
    v.transform((one): string[] => [one]),
  ),
  v.pipe(v.array(Address), v.minLength(1)),
])

const Mail = v.object({
  to: Addresses,
  from: v.optional(v.string(), ''),
  replyTo: v.optional(v.string(), ''),
  message: v.pipe(
    v.object({
      subject: v.optional(v.string(), ''),
      text: v.optional(v.string(), ''),
      html: v.optional(v.string(), ''),
    }),
    v.check(({ text, html }) => text !== '' || html !== '', 'It has neither a text nor HTML.'),
  ),
})
export type Mail = v.InferOutput<typeof Mail>

const Delivery = v.object({
  delivery: v.object({ state: v.string(), error: v.fallback(v.nullable(v.string()), null) }),
})

/** The mail in a document; the reason as text where it is none. */
export function readMail({ fields }: StoredDocument): Mail | string {
  const plain = toPlain(fields)
  if ('template' in plain) return 'Templates are not supported here.'
  const parsed = v.safeParse(Mail, plain)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  return `${v.getDotPath(issue) ?? 'mail'}: ${issue.message}`
}

/** Whether a mail waits to be sent: it is new, or someone asks for another attempt. */
export function isToBeSent({ fields }: StoredDocument): boolean {
  const parsed = v.safeParse(Delivery, toPlain(fields))
  return !parsed.success || parsed.output.delivery.state === 'RETRY'
}
