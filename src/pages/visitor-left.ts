import { copyRequest } from '#lib/copy-request.ts'

/** Start logs an error unless it has an HTTP status. This one is common with proxies for a closed connection. */
export const visitorLeft = Object.assign(new Error('the visitor has left'), { status: 499 })

/** The same request, which ends with `visitorLeft` when its connection closes: that is no failure of the page. */
export function endsWithVisit(request: Request): Request {
  const visit = new AbortController()
  const end = () => visit.abort(visitorLeft)
  if (request.signal.aborted) end()
  else request.signal.addEventListener('abort', end, { once: true })
  return copyRequest(request, { signal: visit.signal })
}
