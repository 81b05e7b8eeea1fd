/** The measured pages, as a visitor on a desktop computer sees them. */
export const DESKTOP_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

export const MARKET_PATH = '/market/csgo'

/** Returns the path of a goods page: the first that the market page links to. */
export async function goodsPath(origin: string): Promise<string> {
  const html = await fetchPage(origin, MARKET_PATH)
  const [, path] = /href="(\/goods\/[^"?#]{11})["?#]/.exec(html) ?? []
  if (!path) throw new Error('the market page links to no goods')
  return path
}

/** @throws when the page doesn't answer 200: an error page would measure splendidly */
export async function fetchPage(origin: string, path: string): Promise<string> {
  const response = await fetch(origin + path, { headers: { 'user-agent': DESKTOP_AGENT } })
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  return response.text()
}
