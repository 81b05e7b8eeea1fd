type Changes = Pick<RequestInit, 'headers' | 'signal'>

/**
 * Copies a request with other headers or another signal. `new Request(request, …)` does so only for requests of the
 * platform's own class, and Vite's development server has a class of its own. Its body moves to the copy.
 */
export function copyRequest(request: Request, changes: Changes): Request {
  const { url, method, headers, signal } = request
  const hasBody = method !== 'GET' && method !== 'HEAD' && request.body !== null
  const body = hasBody ? { body: request.body, duplex: 'half' } : {}
  return new Request(url, { method, headers, signal, ...body, ...changes } as RequestInit)
}
