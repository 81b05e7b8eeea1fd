import { draftKey, draftPrefix } from './drafts.ts'

const maxAge = 3_600_000

/** The forms whose content is on its way. In memory: after a reload, nobody knows whether it arrived. */
const sent = new Set<string>()

/** Keeps what a form holds from whoever opens it meanwhile, while it is being sent. */
export function holdDraft(name: string, isHeld: boolean): void {
  if (isHeld) sent.add(name)
  else sent.delete(name)
}

/** What this person was typing there within the last hour, readable once. Drafts of other people are deleted. */
export function takeDraft(name: string, userId: string): unknown {
  const own = draftKey(userId, '')
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(draftPrefix) && !key.startsWith(own)) sessionStorage.removeItem(key)
  }
  if (sent.has(name)) return undefined
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
