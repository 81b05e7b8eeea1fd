import { draftKey, draftPrefix } from './drafts.ts'

const maxAge = 3_600_000

/** What this person was typing there within the last hour, readable once. Drafts of other people are deleted. */
export function takeDraft(name: string, userId: string): unknown {
  const own = draftKey(userId, '')
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(draftPrefix) && !key.startsWith(own)) sessionStorage.removeItem(key)
  }
  const key = draftKey(userId, name)
  const kept = read(key)
  sessionStorage.removeItem(key)
  return kept && Date.now() - kept.at <= maxAge ? kept.value : undefined
}

/** `at`: milliseconds since the epoch. */
function read(key: string): { at: number; value: unknown } | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
