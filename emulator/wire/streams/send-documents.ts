import type { CommitEvent, StoredDocument } from '#emulator/engine/types.ts'
import type { Caller } from '#emulator/wire/caller.ts'
import type { GuardedEngine } from '#emulator/wire/guarded-engine.ts'
import type { StreamPeer } from '#emulator/wire/webchannel/types.ts'
import type { Delta, Target } from './target.ts'

export type DocumentSender = ReturnType<typeof createDocumentSender>

/** Sends the documents of targets on the Listen stream of one client. */
export function createDocumentSender(guarded: GuardedEngine, peer: StreamPeer, caller: Caller) {
  function send(target: Target, document: StoredDocument): void {
    peer.send({ documentChange: { document, targetIds: [target.id] } })
  }

  function sendDelta(target: Target, delta: Delta, readTime: string, event?: CommitEvent): void {
    for (const document of delta.changed) send(target, document)
    for (const { name, deleted } of delta.left) {
      const removed = { removedTargetIds: [target.id], readTime }
      if (deleted) {
        peer.send({ documentDelete: { document: name, ...removed } })
        continue
      }
      const after =
        event?.changes.findLast((change) => change.name === name)?.after ?? guarded.engine.get(name)
      // Sending the new version, where the client may read it, saves it a request for the document.
      if (after && mayRead(after))
        peer.send({ documentChange: { document: after, removedTargetIds: [target.id] } })
      else peer.send({ documentRemove: { document: name, ...removed } })
    }
  }

  function mayRead(document: StoredDocument): boolean {
    try {
      guarded.allowGet(caller, document.name, document, { isBilled: false })
      return true
    } catch {
      return false
    }
  }

  return { send, sendDelta }
}
