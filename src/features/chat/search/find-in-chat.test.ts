import { expect, test } from 'vitest'
import type { ThreadItem } from '#data/index.ts'
import type { Message } from '#domain/entities/message.ts'
import { findInChat } from './find-in-chat.ts'

const threads = [
  named('team', 'Everyone', ''),
  named('order-1', 'Boiler service', '1042 Anchor Inn Harbour Road'),
  named('direct-a__b', 'Nora MacLeod', ''),
]
const messages = [
  message('m3', 'team', 'Everyine, who has the key of the Anchor Inn?'),
  message('m2', 'order-1', 'La válvula gotea'),
  message('m1', 'order-gone', 'Anchor of a removed order'),
]

function named(id: string, title: string, more: string) {
  return { item: { id } as ThreadItem, title, more }
}

function message(id: string, threadId: string, text: string): Message {
  return { id, threadId, text } as Message
}

function found(typed: string): readonly string[] {
  return findInChat(threads, messages, typed).map((hit) =>
    hit.kind === 'thread' ? hit.thread.item.id : hit.message.id,
  )
}

test('conversations by title and order, then messages of listed conversations', () => {
  expect(found('anchor inn')).toEqual(['order-1', 'm3'])
  expect(found('1042')).toEqual(['order-1'])
  expect(found('VALVULA')).toEqual(['m2'])
})

test('a slip is forgiven where no conversation or message matches exactly', () => {
  expect(found('Macloed')).toEqual(['direct-a__b'])
  expect(found('anchro')).toEqual(['order-1', 'm3'])
  // A message has nearly the name of a conversation.
  expect(found('everyone')).toEqual(['team'])
})

test('nothing for other words, and nothing typed', () => {
  expect(found('zzzz')).toEqual([])
  expect(found('  ')).toEqual([])
})
