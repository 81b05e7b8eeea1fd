import { isOffline, onConnection } from './connection.ts'

/**
 * Loads a code chunk; if that fails because the network is down, waits for it to return and tries again.
 * @throws the loading error if the network is up
 */
export async function loadOnline<Piece>(load: () => Promise<Piece>): Promise<Piece> {
  try {
    return await load()
  } catch (error) {
    if (!isOffline()) throw error
    await online()
    return loadOnline(load)
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
