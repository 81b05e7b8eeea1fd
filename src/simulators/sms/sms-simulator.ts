import type { DatabaseSync } from 'node:sqlite'
import { Hono } from 'hono'
import { PAGE_HEADERS, STYLESHEET } from '../page.ts'
import { renderInbox } from './inbox-page.ts'
import { createInbox, type Inbox, type SmsRecord } from './inbox.ts'

export interface SmsSimulatorOptions {
  db: DatabaseSync
  clock: () => Date
  /** The key that the market's adapter must send. */
  key: string
  mountPath?: string
}

export interface SmsSimulator {
  fetch(request: Request): Promise<Response>
  /** Path of the gateway call below the server's origin. */
  sendPath: string
  listMessages: Inbox['list']
  /** Calls the listener for each new message; returns the unsubscribe function. */
  onMessage(listener: (message: SmsRecord) => void): () => void
}

const PHONE_REFUSED = 1001
const MESSAGE_REFUSED = 1002
const MAX_TEXT = 500

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** An SMS gateway, as in docs/sms-protocol.md, with an inbox for reading what was sent. */
export function createSmsSimulator({
  db,
  clock,
  key,
  mountPath = '/simulators/sms',
}: SmsSimulatorOptions): SmsSimulator {
  const inbox = createInbox(db)
  const listeners = new Set<(message: SmsRecord) => void>()
  const app = new Hono({ strict: false }).basePath(mountPath)

  app.post('/send', async (context) => {
    if (context.req.header('authorization') !== `Bearer ${key}`) {
      return context.json({ code: 401, message: 'the gateway key is wrong' }, 401)
    }
    const body: Record<string, unknown> = await context.req.json().catch(() => ({}))
    const { id, phone, text, kind, sign } = body
    if (!isText(phone) || !/^\d{6,15}$/.test(phone)) {
      return context.json({ code: PHONE_REFUSED, message: 'not a phone number' })
    }
    if (!isText(id) || !isText(text) || !isText(kind) || !isText(sign) || text.length > MAX_TEXT) {
      return context.json({ code: MESSAGE_REFUSED, message: 'id, text, kind and sign are needed; text up to 500' })
    }
    const message = { id, phone, text: `【${sign}】${text}`, kind, sentAt: clock() }
    if (inbox.add(message)) for (const listener of listeners) listener(inbox.toRecord(message))
    return context.json({ code: 0, message_id: id })
  })

  app.get('/inbox.json', (context) => {
    context.header('cache-control', 'no-store')
    return context.json(inbox.list(context.req.query('phone')))
  })
  app.get('/style.css', (context) => context.body(STYLESHEET, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.get('/', async (context) => {
    const phone = context.req.query('phone') ?? ''
    const messages = inbox.list(phone || undefined)
    // Refreshes an empty inbox, for users who open it before the message arrives.
    const again: Record<string, string> = messages.length === 0 ? { refresh: '1' } : {}
    return context.html(await renderInbox({ messages, phone, mountPath }), 200, { ...PAGE_HEADERS, ...again })
  })

  return {
    fetch: async (request) => app.fetch(request),
    sendPath: `${mountPath}/send`,
    listMessages: inbox.list,
    onMessage: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
