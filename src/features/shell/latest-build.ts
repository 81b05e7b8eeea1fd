/** In ms, between two tries to reach a market that is away. */
const triedEvery = 2000

/** Asks for the latest build. Undefined if the market can't be reached. */
export const askBuild = () => fetch(`/build/latest.json?t=${Date.now()}`).catch(() => undefined)

/** Resolves once the market answers, as after a restart. */
export async function untilThere(): Promise<void> {
  while (!(await askBuild())?.ok) await new Promise((resolve) => setTimeout(resolve, triedEvery))
}
