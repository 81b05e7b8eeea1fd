const belongs = /^(state|openid\.[a-z_.]+)$/

/**
 * The search params the platform redirects back with: our `state` and its own parameters, byte for byte, because they
 * are signed.
 */
export function platformAnswer(raw: Record<string, unknown>): Record<string, string> {
  const params: Record<string, string> = {}
  for (const [name, value] of Object.entries(raw)) {
    if (belongs.test(name) && typeof value === 'string') params[name] = value
  }
  return params
}

/** Whether the person declined at the platform. */
export const isCancelled = (params: Record<string, string>) => params['openid.mode'] === 'cancel'
