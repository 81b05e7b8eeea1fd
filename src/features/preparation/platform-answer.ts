const belongs = /^(state|openid\.[a-z_.]+)$/

/** The search params of the page that the platform sends the browser back to: our `state` and the platform's own word, every
 * character as it came, because it is signed. */
export function platformAnswer(raw: Record<string, unknown>): Record<string, string> {
  const params: Record<string, string> = {}
  for (const [name, value] of Object.entries(raw)) {
    if (belongs.test(name) && typeof value === 'string') params[name] = value
  }
  return params
}

/** The person has said no at the platform. */
export const isCancelled = (params: Record<string, string>) => params['openid.mode'] === 'cancel'
