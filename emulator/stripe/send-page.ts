import type { Exchange } from '#emulator/wire/http/exchange.ts'

export const html = 'text/html; charset=utf-8'

/** Sends the browser on after a form. */
export function redirect({ response }: Exchange, to: string): void {
  response.writeHead(303, { Location: to, 'Cache-Control': 'no-store' })
  response.end()
}
