import type { Server } from 'node:http'
import type { Http2Server } from 'node:http2'
import type { Socket } from 'node:net'

/** The first bytes of every HTTP/2 connection. */
const preface = 'PRI * HTTP/2.0'
/** A connection without a first byte is closed after this time, in ms. */
const firstByteTimeout = 60_000

interface Connections {
  drop(): void
  /** The bytes sent by all connections, including closed ones. */
  bytesSent(): number
}

/**
 * Serves HTTP/1.1 and, where `http2` is given, HTTP/2 without TLS on one port. The first bytes of a connection show
 * which protocol it uses.
 */
export function acceptConnections(http1: Server, http2: Http2Server | undefined): Connections {
  const sockets = new Set<Socket>()
  let sentByClosed = 0
  const listeners = http1.listeners('connection')
  http1.removeAllListeners('connection')

  function dispatch(socket: Socket, first: Buffer): void {
    socket.setTimeout(0)
    socket.pause()
    socket.unshift(first)
    // An HTTP/2 session reads the returned bytes itself; resuming here first would lose them.
    if (http2 && first.toString('latin1', 0, preface.length) === preface) {
      // HTTP/1 supports half-open sockets; an HTTP/2 session would never be closed with one.
      socket.allowHalfOpen = false
      http2.emit('connection', socket)
      // The 'end' event needs a flowing socket; by then the session reads the socket's handle directly.
      return void setImmediate(() => socket.resume())
    }
    for (const listener of listeners) listener.call(http1, socket)
    socket.resume()
  }

  http1.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => {
      sockets.delete(socket)
      sentByClosed += socket.bytesWritten
    })
    socket.on('error', () => socket.destroy())
    socket.setTimeout(firstByteTimeout, () => socket.destroy())
    // Detects clients that disappeared without closing the connection.
    socket.setKeepAlive(true, firstByteTimeout)
    // A client that closes before its first bytes expects no response.
    const endSocket = (): void => void socket.end()
    socket.on('end', endSocket)
    let received = Buffer.alloc(0)
    const inspect = (chunk: Buffer): void => {
      received = Buffer.concat([received, chunk])
      const start = received.toString('latin1', 0, preface.length)
      if (start.length < preface.length && preface.startsWith(start)) return
      socket.off('data', inspect)
      socket.off('end', endSocket)
      dispatch(socket, received)
    }
    socket.on('data', inspect)
  })

  return {
    drop() {
      for (const socket of sockets) socket.destroy()
    },
    bytesSent: () => [...sockets].reduce((sum, socket) => sum + socket.bytesWritten, sentByClosed),
  }
}
