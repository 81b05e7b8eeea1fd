import { isShared } from '#device/rewrite.ts'
import { acceptedCoding, type Coding } from '#lib/accepted-coding.ts'
import { readCookie } from '#lib/browser/read-cookie.ts'
import { nobody, renderedForHeader } from '#lib/browser/rendered-for.ts'
import { pagePolicy, pageVary } from '#security/page-policy.ts'
import { sessionCookie } from '#upstream/with-session.ts'
import { siteHost } from '#upstream/site-host.ts'
import { inlineScripts, sourcesOf, withoutNonce } from './inline-scripts.ts'
import { PageCache } from './page-cache.ts'
import { encodePieces } from './pieces.ts'
import { renderPage, type RenderedPage } from './render-page.server.tsx'
import { renderedFor } from './rendered-for.ts'
import { requestOf, termsOf } from './terms.ts'

interface PublicPage {
  headers: Headers
  body: Uint8Array<ArrayBuffer>
  /** The compressed body by coding, created on first use. */
  compressed: Map<Coding, Promise<Uint8Array<ArrayBuffer>>>
}

/** Shared caches may keep a page for as long as this process does, and serve it stale while they revalidate. */
const cacheControl = 'public, s-maxage=5, stale-while-revalidate=60'

/** Holds 200 of the largest pages. The compressed copies add a quarter to a page's size. */
const pages = new PageCache<PublicPage, Response>({
  ttl: 5_000,
  maxSize: 32 * 1024 * 1024,
  sizeOf: ({ body }) => Math.ceil(body.byteLength * 1.25),
})

const encoder = new TextEncoder()

/**
 * Answers a page request. For visitors without a session, pages differ only by a few terms: one render per set of terms
 * serves all requests within five seconds, and shared caches may keep it. A signed-in user's page is rendered for them
 * and never cached.
 */
export async function answerPage(request: Request): Promise<Response> {
  if (!isForEverybody(request)) return answerOwn(request)
  const terms = termsOf(request)
  const made = await pages.get(JSON.stringify(terms), () => makePage(requestOf(terms, request)))
  return 'own' in made ? made.own : answerWith(made.page, request)
}

/**
 * True for pages, but not for server functions. The chat support injects style elements that need a nonce, and thus a
 * fresh page per visit.
 */
const isForEverybody = (request: Request) =>
  !import.meta.env.DEV &&
  request.method === 'GET' &&
  !isShared(new URL(request.url).pathname) &&
  readCookie(request, sessionCookie) === undefined &&
  siteHost().support === undefined

/** Answers with a page that was rendered for this request alone, or with what a server function returns. */
async function answerOwn(request: Request): Promise<Response> {
  const rendered = await renderPage(request)
  const answer = complete(rendered)
  if (isShared(new URL(request.url).pathname) || rendered.page?.hasFailed) return answer
  answer.headers.set(renderedForHeader, await renderedFor(request))
  return answer
}

const complete = ({ response, page }: RenderedPage) =>
  page ? new Response(encodePieces(page.html), { status: response.status, headers: response.headers }) : response

/**
 * Only a complete and successful page can be shared: not a stream, which needs its nonce, nor a page that reports a
 * failed read.
 */
async function makePage(request: Request): Promise<{ page: PublicPage } | { own: Response }> {
  const rendered = await renderPage(request)
  const { response, page } = rendered
  const isRight = response.status === 200 && !page?.hasFailed && !response.headers.has('set-cookie')
  if (!page || !isRight) return { own: complete(rendered) }
  const html = withoutNonce(page.html.join(''), page.nonce)
  const headers = new Headers(response.headers)
  headers.set('cache-control', cacheControl)
  headers.set(renderedForHeader, nobody)
  headers.set('vary', `${pageVary}, Accept-Encoding`)
  headers.set('content-security-policy', pagePolicy(await sourcesOf(inlineScripts(html))))
  return { page: { headers, body: encoder.encode(html), compressed: new Map() } }
}

/** The headers are copied: the HTTP server's `Response` keeps those it is given, and changes to an answer's would reach the
 * page, and with it every later answer. */
async function answerWith({ headers: shared, body, compressed }: PublicPage, request: Request): Promise<Response> {
  const { compress } = siteHost()
  const headers = new Headers(shared)
  const coding = compress && acceptedCoding(request.headers.get('accept-encoding'))
  if (!coding) return new Response(body, { headers })
  const small = compressed.get(coding) ?? compress(body, coding)
  compressed.set(coding, small)
  headers.set('content-encoding', coding)
  return new Response(await small, { headers })
}
