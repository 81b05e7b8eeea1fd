/**
 * How the browser calls server functions. Start's own version runs the middleware of each function on both sides, and
 * follows redirects; the site's functions have neither, so the browser needs only this much.
 */

interface Call {
  data?: unknown
  headers?: HeadersInit
  signal?: AbortSignal
  fetch?: typeof fetch
}

/** What the server answers, with its error if it threw one. */
type Answer = Response | { result?: unknown; error?: unknown }

/** Start's request for one function. */
type Send = ((call: Call & { method: string }) => Promise<Answer>) & { method?: string }

export function createServerFn({ method = 'GET' }: { method?: string } = {}) {
  const steps = {
    /** The server validates. */
    validator: () => steps,
    handler(send: Send) {
      send.method = method
      const call = async (options?: Call): Promise<unknown> => {
        const answer = await send({ ...options, method })
        if (answer instanceof Response) return answer
        if ('error' in answer) throw answer.error
        return answer.result
      }
      return Object.assign(call, send)
    },
  }
  return steps
}

function refuse(): never {
  throw new Error('The browser runs no middleware.')
}

/** Start exports these as well. */
export { refuse as execValidator, refuse as executeMiddleware, refuse as flattenMiddlewares }
