/** In ms: between two tries to reach a market that is away, and for how long one waits for its answer. */
const triedEvery = 2_000
const answeredIn = 10_000
/** In ms. Whoever is asked whether to leave the page may have stayed after this time. */
const leftIn = 5_000

/** Asks for the latest build. Undefined if the market can't be reached. */
export const askBuild = () =>
  fetch(`/build/latest.json?t=${Date.now()}`, { signal: AbortSignal.timeout(answeredIn) }).catch(() => undefined)

/**
 * Reloads the page once the market answers, as after a restart, and no write is open: its key would be lost, and the next
 * try could count twice. Resolves if the page is still there afterwards.
 */
export async function reloadOnceThere(hasOpenWrite: () => boolean): Promise<void> {
  while (hasOpenWrite() || !(await askBuild())?.ok) await pause(triedEvery)
  location.reload()
  await pause(leftIn)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
