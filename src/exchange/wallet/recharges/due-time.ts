import { clamp } from '#lib/clamp.ts'

const leastPause = 15
const mostPause = 60

/**
 * When to ask the provider about a recharge next if no notice arrives: often while it is young, and when it expires.
 * The provider may need a moment to agree that it has expired, so polling continues after that.
 */
export function nextPoll({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }, now: Date): Date {
  const age = (now.getTime() - createdAt.getTime()) / 1000
  const pause = clamp(age / 3, leastPause, mostPause)
  const next = new Date(now.getTime() + pause * 1000)
  return expiresAt > now && expiresAt < next ? expiresAt : next
}
