import type { Services } from '../services.ts'

export type Locale = 'en' | 'zh-CN'

/** The person behind a request, and their session. */
export interface Caller {
  userId: bigint
  sessionId: bigint
}

export interface Device {
  id: string | null
  name: string | null
  platform: string | null
  address: string
}

/** What a handler knows about the request besides its body. `caller` is null for a visitor. */
export interface CallContext extends Services {
  caller: Caller | null
  locale: Locale
  device: Device
  /** The headers that the call declares, if sent. */
  headers: Readonly<Record<string, string | undefined>>
}

/** The context of calls that need a session. */
export interface SignedInContext extends CallContext {
  caller: Caller
}
