import type { ServerResponse } from 'node:http'
import { StatusError, statusCodes } from '#emulator/status.ts'

/** Sends JSON and ends the response; does nothing where the response has already started. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(body))
}

/** Sends text of the given type and ends the response. */
export function send(
  response: ServerResponse,
  status: number,
  contentType: string,
  text: string,
): void {
  if (response.headersSent || response.destroyed) return
  response.writeHead(status, {
    'Content-Type': contentType,
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(text)
}

/** The JSON body of a Firestore error. */
export function errorBody(error: StatusError): {
  error: { code: number; message: string; status: string }
} {
  const { http } = statusCodes[error.status]
  return { error: { code: http, message: error.message, status: error.status } }
}

/** Sends a Firestore error; any error other than a StatusError is a bug and sent as INTERNAL. */
export function sendError(response: ServerResponse, error: unknown, asList = false): void {
  const known = toStatusError(error)
  const body = errorBody(known)
  sendJson(response, body.error.code, asList ? [body] : body)
}

/** The error to send to the client for any thrown error. */
export function toStatusError(error: unknown): StatusError {
  return error instanceof StatusError ? error : new StatusError('INTERNAL', 'Internal error.')
}
