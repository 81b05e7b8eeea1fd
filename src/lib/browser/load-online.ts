import { isOffline, onConnection } from './connection.ts'

/** Loads a piece of the page's code; one that cannot be had because the network is gone is waited for until it is back.
 * @throws what the loading throws while there is a network */
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
