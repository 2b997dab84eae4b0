/// <reference lib="webworker" />
import { Queue } from 'workbox-background-sync'

declare const self: ServiceWorkerGlobalScope

/** As in Workbox's documentation of background sync: requests that failed go into the queue. */
const queue = new Queue('bench')

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'POST' || !event.request.url.endsWith(':commit')) return
  const sendOrKeep = async () => {
    try {
      return await fetch(event.request.clone())
    } catch {
      await queue.pushRequest({ request: event.request })
      return new Response('{}', { status: 202 })
    }
  }
  event.respondWith(sendOrKeep())
})

self.addEventListener('message', (event) => {
  const answer = async () => {
    const entries = await queue.getAll()
    const bodies = await Promise.all(entries.map(({ request }) => request.clone().text()))
    event.ports[0]?.postMessage(bodies)
  }
  event.waitUntil(answer())
})
