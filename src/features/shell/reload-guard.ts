const key = 'reloads'
/** S9.1 A path is reloaded at most once within this time. */
const guardMs = 10_000

/**
 * Whether a path may reload for a new build: yes once per path and 10 s. A permanently broken build must not trap its
 * visitors in a reload loop.
 */
export function mayReload(path: string, now: number, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  const reloads = recent(storage.getItem(key), now)
  if (path in reloads) return false
  storage.setItem(key, JSON.stringify({ ...reloads, [path]: now }))
  return true
}

function recent(stored: string | null, now: number): Record<string, number> {
  try {
    const all = JSON.parse(stored ?? '{}') as Record<string, number>
    return Object.fromEntries(Object.entries(all).filter(([, at]) => now - at < guardMs))
  } catch {
    return {}
  }
}
