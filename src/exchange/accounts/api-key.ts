import { logger } from '../log.ts'
import { open, seal } from './sealed-secret.ts'

const contextOf = (userId: bigint) => `api-key:${userId}`

/** A platform API key as it is stored. */
export function sealApiKey(secretKey: Uint8Array, userId: bigint, apiKey: string): string {
  return seal(secretKey, apiKey, contextOf(userId))
}

/** Whether this is the key that the person's API key was sealed with. */
export function opensApiKey(secretKey: Uint8Array, user: { id: bigint; apiKey: string | null }): boolean {
  try {
    return user.apiKey !== null && open(secretKey, user.apiKey, contextOf(user.id)) !== ''
  } catch {
    return false
  }
}

/**
 * The platform API key of a stored person, or null without one. Only for calls to the platform: never log or answer it.
 * What the market's secret no longer opens (it was changed, or the row tampered with) counts as none: orders have to end
 * even then.
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
