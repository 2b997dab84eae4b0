import type { ServerResponse } from 'node:http'
import { StatusError, statusCodes } from '#emulator/status.ts'

/** Answers with JSON and ends the response; does nothing where it has already begun. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(body))
}

/** Answers with text of the given type and ends the response. */
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

/** Firestore's error body. */
export function errorBody(error: StatusError): {
  error: { code: number; message: string; status: string }
} {
  const { http } = statusCodes[error.status]
  return { error: { code: http, message: error.message, status: error.status } }
}

/** Answers with Firestore's error body; what is no StatusError is a bug and shown as INTERNAL. */
export function sendError(response: ServerResponse, error: unknown, asList = false): void {
  const known = toStatusError(error)
  const body = errorBody(known)
  sendJson(response, body.error.code, asList ? [body] : body)
}

/** The error a client may see for whatever was thrown. */
export function toStatusError(error: unknown): StatusError {
  return error instanceof StatusError ? error : new StatusError('INTERNAL', 'Internal error.')
}
