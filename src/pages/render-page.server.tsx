import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { getSsrStatus, type HandlerCallback, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { createStartHandler, defaultStreamHandler, StartServer } from '@tanstack/react-start/server'
import { renderToString } from 'react-dom/server'
import type { Locale } from '#i18n/locale.ts'
import { scriptPathIn } from '#i18n/script-path.ts'
import { hasFailedRead } from '#lib/calls/failed-reads.ts'
import { getLocale } from '#paraglide/runtime.js'
import { hasUnfinishedBoundary } from './unfinished-boundary.ts'

export interface WholePage {
  html: string
  /** Of the visit that it was rendered for. */
  nonce: string | undefined
  /** A part of it could not be read: the page says so, and the browser asks again. */
  hasFailed: boolean
}

export interface RenderedPage {
  /** Without a body where the page came in one piece. */
  response: Response
  page: WholePage | undefined
}

/** Pages rendered whole, until their answers leave: they take no part in streams on their way through the framework. */
const documents = new WeakMap<Request, WholePage>()

const handler: HandlerCallback<AnyRouter> = async (page) => {
  const { request, router, responseHeaders } = page
  const html = request.method === 'GET' ? await renderWhole(router) : undefined
  if (html === undefined) return defaultStreamHandler(page)
  const hasFailed = hasFailedRead(queryClientOf(router))
  documents.set(request, { html, nonce: router.options.ssr?.nonce, hasFailed })
  const status = getSsrStatus(router)
  router.serverSsr?.cleanup()
  return new Response(null, { status, headers: responseHeaders })
}

const startIn = (locale: Locale) =>
  createStartHandler({
    handler,
    transformAssets: ({ url, kind }) => (kind === 'script' ? scriptPathIn(locale, url) : url),
  })

/** Each language has scripts of its own. */
const starts = { en: startIn('en'), 'zh-CN': startIn('zh-CN') } satisfies Record<Locale, unknown>

/** Renders a page. One whose data is all there comes in one piece, which costs less than a stream of it; one that still waits for
 * something is streamed. */
export async function renderPage(request: Request): Promise<RenderedPage> {
  const response = await starts[getLocale()](request)
  // Middleware may have had an answer of its own.
  return { response, page: response.body ? undefined : documents.get(request) }
}

const queryClientOf = (router: AnyRouter) => (router.options.context as { queryClient: QueryClient }).queryClient

/** The page's document, or undefined when it takes a stream to have it complete. The router can be rendered again then. */
async function renderWhole(router: AnyRouter): Promise<string | undefined> {
  const queries = queryClientOf(router).getQueryCache().getAll()
  const isWaiting = queries.some(({ state }) => state.fetchStatus !== 'idle')
  if (isWaiting || !keepInitialScripts(router)) return undefined
  const html = renderNow(router)
  if (html === undefined || hasUnfinishedBoundary(html)) return undefined
  // The router adds what it has to say at the end to the last of its scripts; all before that is finished.
  const end = html.lastIndexOf('<script')
  const [before, after] = end < 0 ? ['', html] : [html.slice(0, end), html.slice(end)]
  const doctype = '<!DOCTYPE html>'
  const closed = await transformHtmlStringWithRouter(router, after)
  return doctype + before + closed.slice(doctype.length)
}

/** Undefined when something at the very top has to be waited for, or fails: the stream waits, and tells of failures. */
function renderNow(router: AnyRouter): string | undefined {
  try {
    return renderToString(<StartServer router={router} />)
  } catch {
    return undefined
  }
}

/** The router hands its first scripts out once; a page that is rendered again needs the same. */
function keepInitialScripts(router: AnyRouter): boolean {
  const { serverSsr } = router
  if (!serverSsr) return false
  const take = serverSsr.takeInitialHydrationScriptTags
  let taken: ReturnType<typeof take>
  serverSsr.takeInitialHydrationScriptTags = () => (taken ??= take())
  return true
}
