import type { Services } from '../services.ts'

export type Locale = 'en' | 'zh-CN'

/** Who asks, from what. */
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

/** What a handler knows of the request besides its body. `caller` is null for a visitor. */
export interface CallContext extends Services {
  caller: Caller | null
  locale: Locale
  device: Device
  /** The call's own headers, as far as they came. */
  headers: Readonly<Record<string, string | undefined>>
}

/** The context of calls that need a session. */
export interface SignedInContext extends CallContext {
  caller: Caller
}
