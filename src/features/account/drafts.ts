/** What people were typing when their session ended. It is written down only then, and given back once, to the same person, in the
 * same tab. */
interface Kept {
  userId: string
  /** Milliseconds since the epoch. */
  at: number
  values: Record<string, unknown>
}

const key = 'drafts'
const maxAge = 3_600_000
const open = new Map<string, () => unknown>()

/** Says what a form on the screen holds, by a name of its own; returns how to stop. Undefined: nothing worth keeping. */
export function watchDraft(name: string, read: () => unknown): () => void {
  open.set(name, read)
  return () => open.delete(name)
}

/** The session of this person is over: writes down what the forms on the screen hold. */
export function keepDrafts(userId: string) {
  if (typeof sessionStorage === 'undefined') return
  const read = [...open].map(([name, value]) => [name, value()] as const).filter(([, value]) => value !== undefined)
  if (read.length === 0) return
  const kept: Kept = { userId, at: Date.now(), values: Object.fromEntries(read) }
  sessionStorage.setItem(key, JSON.stringify(kept))
}

/** What this person was typing there, once. */
export function takeDraft(name: string, userId: string): unknown {
  const kept = read()
  // What somebody else has typed is nobody's business.
  if (!kept || kept.userId !== userId || Date.now() - kept.at > maxAge) {
    sessionStorage.removeItem(key)
    return undefined
  }
  const { [name]: value, ...values } = kept.values
  if (Object.keys(values).length === 0) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, JSON.stringify({ ...kept, values }))
  return value
}

function read(): Kept | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null) ?? undefined
  } catch {
    return undefined
  }
}
