import { open, seal } from './sealed-secret.ts'

const contextOf = (userId: bigint) => `api-key:${userId}`

/** A platform API key as it is stored. */
export function sealApiKey(secretKey: Uint8Array, userId: bigint, apiKey: string): string {
  return seal(secretKey, apiKey, contextOf(userId))
}

/** The platform API key of a stored person, or null without one. Only for calls to the platform: never log or answer it. */
export function openApiKey(secretKey: Uint8Array, user: { id: bigint; apiKey: string | null }): string | null {
  return user.apiKey === null ? null : open(secretKey, user.apiKey, contextOf(user.id))
}
