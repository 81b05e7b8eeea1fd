const leastPause = 15
const mostPause = 60

/**
 * When to ask the provider about a recharge next, should no notice come: often while it is young, and at its end. Past its
 * end the provider may need a moment to agree, so asking goes on.
 */
export function nextPoll({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }, now: Date): Date {
  const age = (now.getTime() - createdAt.getTime()) / 1000
  const pause = Math.min(Math.max(age / 3, leastPause), mostPause)
  const next = new Date(now.getTime() + pause * 1000)
  return expiresAt > now && expiresAt < next ? expiresAt : next
}
