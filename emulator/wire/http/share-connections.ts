import type { Server } from 'node:http'
import type { Http2Server } from 'node:http2'
import type { Socket } from 'node:net'

/** How every HTTP/2 connection begins. */
const preface = 'PRI * HTTP/2.0'
/** How long a connection may stay silent before its first byte, in ms. */
const silence = 60_000

interface Connections {
  drop(): void
  /** By all connections, those that are closed too. */
  bytesSent(): number
}

/**
 * Lets one port serve HTTP/1.1 and, where `http2` is given, HTTP/2 without TLS: the first bytes of a
 * connection tell which it is.
 */
export function shareConnections(http1: Server, http2: Http2Server | undefined): Connections {
  const sockets = new Set<Socket>()
  let sentByClosed = 0
  const listeners = http1.listeners('connection')
  http1.removeAllListeners('connection')

  function hand(socket: Socket, first: Buffer): void {
    socket.setTimeout(0)
    socket.pause()
    socket.unshift(first)
    // An HTTP/2 session takes what was put back by itself; reading on here would take it away.
    if (http2 && first.toString('latin1', 0, preface.length) === preface) {
      // HTTP/1 waits with its answers for those who only listen on; HTTP/2 would keep such a one for ever.
      socket.allowHalfOpen = false
      http2.emit('connection', socket)
      // The end is only heard by who reads; by then the session reads past this socket.
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
    socket.setTimeout(silence, () => socket.destroy())
    // Finds out about clients that are gone without a word.
    socket.setKeepAlive(true, silence)
    // Who leaves before saying which protocol it is waits for nothing.
    const leave = (): void => void socket.end()
    socket.on('end', leave)
    let held = Buffer.alloc(0)
    const look = (chunk: Buffer): void => {
      held = Buffer.concat([held, chunk])
      const start = held.toString('latin1', 0, preface.length)
      if (start.length < preface.length && preface.startsWith(start)) return
      socket.off('data', look)
      socket.off('end', leave)
      hand(socket, held)
    }
    socket.on('data', look)
  })

  return {
    drop() {
      for (const socket of sockets) socket.destroy()
    },
    bytesSent: () => [...sockets].reduce((sum, socket) => sum + socket.bytesWritten, sentByClosed),
  }
}
