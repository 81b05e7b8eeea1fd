const script = /<script(?<attributes>[^>]*)>(?<text>[^]*?)<\/script>/g

/** The inline scripts that execute; structured data for search engines does not. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(script)].flatMap(({ groups }) => {
    const { attributes = '', text = '' } = groups ?? {}
    const isRun = !/\ssrc=/.test(attributes) && !/\stype="(?!module|text\/javascript)[^"]*"/.test(attributes)
    return isRun && text !== '' ? [text] : []
  })
}

/** The sources of a content security policy that allow exactly these scripts. */
export async function sourcesOf(scripts: readonly string[]): Promise<string[]> {
  const encoder = new TextEncoder()
  const hash = async (text: string) => {
    const digest = await crypto.subtle.digest('SHA-256', encoder.encode(text))
    return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
  }
  return [...new Set(await Promise.all(scripts.map(hash)))]
}

/** The page's document without the nonce of the visit it was rendered for. */
export function withoutNonce(html: string, nonce: string | undefined): string {
  if (nonce === undefined) return html
  return html.replaceAll(new RegExp(`<meta [^>]*content="${nonce}"[^>]*>`, 'g'), '').replaceAll(` nonce="${nonce}"`, '')
}
