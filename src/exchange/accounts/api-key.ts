import { logger } from '../log.ts'
import { open, seal } from './sealed-secret.ts'

const contextOf = (userId: bigint) => `api-key:${userId}`

/** Seals a platform API key for storage. */
export function sealApiKey(secretKey: Uint8Array, userId: bigint, apiKey: string): string {
  return seal(secretKey, apiKey, contextOf(userId))
}

/** Whether `secretKey` opens the user's sealed API key. */
export function opensApiKey(secretKey: Uint8Array, user: { id: bigint; apiKey: string | null }): boolean {
  try {
    return user.apiKey !== null && open(secretKey, user.apiKey, contextOf(user.id)) !== ''
  } catch {
    return false
  }
}

/**
 * Returns the user's platform API key, or null if there is none. Only for calls to the platform: never log it or send
 * it to a client. A key that no longer opens (the market's secret was changed, or the row tampered with) counts as
 * missing, since orders have to end even then.
 */
export function openApiKey(secretKey: Uint8Array, user: { id: bigint; apiKey: string | null }): string | null {
  if (user.apiKey === null) return null
  try {
    return open(secretKey, user.apiKey, contextOf(user.id))
  } catch {
    logger.error({ userId: user.id }, 'an API key does not open with SECRET_KEY')
    return null
  }
}
