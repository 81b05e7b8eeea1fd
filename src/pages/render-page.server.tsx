import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { getSsrStatus, type HandlerCallback, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { createStartHandler, defaultStreamHandler, StartServer } from '@tanstack/react-start/server'
import type { Locale } from '#i18n/locale.ts'
import { scriptPathIn } from '#i18n/script-path.ts'
import { waitForCode } from '#lib/browser/load-online.ts'
import { hasFailedRead } from '#lib/calls/failed-reads.ts'
import { getLocale } from '#paraglide/runtime.js'
import { splitAtLast } from './pieces.ts'
import { renderToPieces } from './render-to-pieces.ts'
import { hasUnfinishedBoundary } from './unfinished-boundary.ts'
import { endsWithVisit } from './visitor-left.ts'

export interface WholePage {
  /** Its text in pieces, which are encoded without copying them together first. */
  html: readonly string[]
  /** The nonce of the visit it was rendered for. */
  nonce: string | undefined
  /** Part of it could not be read: the page says so, and the browser asks again. */
  hasFailed: boolean
}

export interface RenderedPage {
  /** Has no body if the page was rendered whole. */
  response: Response
  page: WholePage | undefined
}

/** Pages rendered whole, kept until their answers leave: they bypass the framework's streams. */
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

/** Each language has its own scripts. */
const starts = { en: startIn('en'), 'zh-CN': startIn('zh-CN') } satisfies Record<Locale, unknown>

/**
 * Renders a page: whole if all its data is present, which is cheaper than streaming; as a stream if something is still
 * pending.
 */
export async function renderPage(request: Request): Promise<RenderedPage> {
  const visit = endsWithVisit(request)
  const response = await starts[getLocale()](visit)
  // Middleware may have answered by itself.
  return { response, page: response.body ? undefined : documents.get(visit) }
}

const queryClientOf = (router: AnyRouter) => (router.options.context as { queryClient: QueryClient }).queryClient

/** The pieces of the page's document, or undefined if completing it takes a stream. The router can then render again. */
async function renderWhole(router: AnyRouter): Promise<string[] | undefined> {
  const queries = queryClientOf(router).getQueryCache().getAll()
  const isWaiting = queries.some(({ state }) => state.fetchStatus !== 'idle')
  if (isWaiting || !keepInitialScripts(router)) return undefined
  const html = await renderWithCode(router)
  if (html === undefined) return undefined
  // The router appends its final data to the last script; everything before that is complete.
  const { before, after } = splitAtLast('<script', html)
  const doctype = '<!DOCTYPE html>'
  const closed = await transformHtmlStringWithRouter(router, after)
  return [doctype, ...before, closed.slice(doctype.length)]
}

/** The whole page, or undefined if it takes a stream. The first one with a part has to wait for the part's code: streamed,
 * it would be shown without the part and shift once that comes. */
async function renderWithCode(router: AnyRouter): Promise<string[] | undefined> {
  const html = renderNow(router)
  if (html !== undefined && !html.some(hasUnfinishedBoundary)) return html
  return (await waitForCode()) ? renderWithCode(router) : undefined
}

/** Undefined if the top level suspends or throws: the stream waits, and reports failures. */
function renderNow(router: AnyRouter): string[] | undefined {
  try {
    return renderToPieces(<StartServer router={router} />)
  } catch {
    return undefined
  }
}

/** The router hands out its initial scripts only once; a second render needs the same ones. */
function keepInitialScripts(router: AnyRouter): boolean {
  const { serverSsr } = router
  if (!serverSsr) return false
  const take = serverSsr.takeInitialHydrationScriptTags
  let taken: ReturnType<typeof take>
  serverSsr.takeInitialHydrationScriptTags = () => (taken ??= take())
  return true
}
