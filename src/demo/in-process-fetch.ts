type Answer = (request: Request) => Promise<Response>

/**
 * A fetch that reaches small servers by address without a socket; any other address is refused, as the demo makes no
 * outside calls.
 */
export function createInProcessFetch(origin: string, servers: Record<string, Answer>) {
  const serverOf = (pathname: string) =>
    Object.entries(servers).find(([mount]) => pathname === mount || pathname.startsWith(`${mount}/`))?.[1]

  const answer: Answer = (request) => {
    const url = new URL(request.url)
    const server = serverOf(url.pathname)
    if (!server) return Promise.reject(new TypeError(`the demo reaches nothing at ${url.origin}`))
    return server(request)
  }
  return {
    owns: (pathname: string) => serverOf(pathname) !== undefined,
    answer,
    fetch: async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
      const request = new Request(input, init)
      if (new URL(request.url).origin !== origin) throw new TypeError('the demo reaches nothing outside')
      return answer(request)
    },
  }
}
