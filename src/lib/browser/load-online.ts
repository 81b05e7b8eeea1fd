import { isOffline, onConnection } from './connection.ts'

/** The server's loads in progress. Once loaded, a chunk stays for the life of the process. */
const loading = new Set<Promise<unknown>>()

/**
 * Loads a code chunk; if that fails because the network is down, waits for it to return and tries again.
 * @throws the loading error if the network is up
 */
export function loadOnline<Piece>(load: () => Promise<Piece>): Promise<Piece> {
  const loaded = tryUntilOnline(load)
  if (import.meta.env.SSR) {
    loading.add(loaded)
    const forget = () => loading.delete(loaded)
    loaded.then(forget, forget)
  }
  return loaded
}

/** Waits for the code that the server is loading; returns whether there was any. */
export async function waitForCode(): Promise<boolean> {
  if (loading.size === 0) return false
  await Promise.allSettled(loading)
  return true
}

async function tryUntilOnline<Piece>(load: () => Promise<Piece>): Promise<Piece> {
  const beganOffline = isOffline()
  try {
    return await load()
  } catch (error) {
    if (isOffline()) await online()
    // The network may be back before the failure is told.
    else if (!beganOffline) throw error
    return tryUntilOnline(load)
  }
}

function online(): Promise<void> {
  return new Promise((resolve) => {
    const stop = onConnection(() => {
      if (isOffline()) return
      stop()
      resolve()
    })
  })
}
