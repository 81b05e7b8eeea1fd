import type { SteamSimulator } from '#simulators/steam/steam-simulator.ts'

/** What a browser does at the simulated Steam: picks the account and comes back with these query parameters. */
export async function signInAtSteam(
  steam: SteamSimulator,
  url: string,
  steamId: string,
): Promise<Record<string, string>> {
  const body = new URLSearchParams([...new URL(url).searchParams, ['steamid', steamId]])
  const response = await steam.fetch(new Request(`${steam.baseUrl}/openid/login`, { method: 'POST', body }))
  const location = response.headers.get('location')
  if (location === null) throw new Error(`the simulated Steam did not sign in: ${response.status}`)
  return Object.fromEntries(new URL(location).searchParams)
}
