import type { SteamSimulator } from '#simulators/steam/steam-simulator.ts'

/** Signs in at the simulated Steam as a browser does and returns the query parameters of the redirect back. */
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
