import { isOffline, onConnection } from './connection.ts'

/** The server's loads in progress. Once loaded, a chunk stays for the life of the process. */
const loading = new Set<Promise<unknown>>()

/**
 * Loads a code chunk; if that fails because the network is down, waits for it to return and tries again, a few times.
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

/** A loader that loads its chunk once, for code that asks whether it is there: each call gives the same promise. */
export function onceOnline<Piece>(load: () => Promise<Piece>): () => Promise<Piece> {
  let loaded: Promise<Piece> | undefined
  return () => (loaded ??= loadOnline(load))
}

/** Waits for the code that the server is loading; returns whether there was any. */
export async function waitForCode(): Promise<boolean> {
  if (loading.size === 0) return false
  await Promise.allSettled(loading)
  return true
}

/** In ms. A network that is back may take a moment to answer. */
const pausesOnceBack = [250, 1_000, 4_000]

async function tryUntilOnline<Piece>(load: () => Promise<Piece>, pauses: readonly number[] = []): Promise<Piece> {
  const beganOffline = isOffline()
  try {
    return await load()
  } catch (error) {
    const isStillOffline = isOffline()
    if (isStillOffline) await online()
    // The network may be back before the failure is told.
    if (isStillOffline || beganOffline) return tryUntilOnline(load, pausesOnceBack)
    const [pause, ...others] = pauses
    if (pause === undefined) throw error
    await new Promise((resolve) => setTimeout(resolve, pause))
    return tryUntilOnline(load, others)
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
