import { nobody, renderedForHeader } from '#lib/browser/rendered-for.ts'
import { forgetKept } from './kept-cache.ts'
import { isAsset, isKept, mayKeep, offlinePath, twinOf } from './kept-rules.ts'
import { withLinks } from './offline-links.ts'
import { belongTo, find, keepAssets, keptAt, listKept, openStore, prune, putPage } from './page-store.ts'
import type { ShownPage } from './shown-page.ts'
import type { NavigationEvent, WorkerScope } from './worker-scope.ts'

/*
 * Keeps the last pages that a signed-in person has seen of their orders, tasks and bookmarks, and shows them when the
 * network fails. Everything else is the network's. See docs/decisions/2026-11-27-kept-pages.md.
 */
declare const self: WorkerScope

// It claims no open pages: that would drop them from the browser's back/forward cache.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(startRequestsEarly()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(answerNavigation(event, url))
  else if (isAsset(url.pathname)) event.respondWith(answerAsset(request, url.pathname))
})

self.addEventListener('message', (event) => event.waitUntil(inTurn(() => keepShown(event.data as ShownPage))))

/** Navigations don't wait for the worker to start. */
const startRequestsEarly = async () => self.registration.navigationPreload?.enable()

/** The cache's changes, one after the other: each relies on what the one before has left. */
let changes: Promise<unknown> = Promise.resolve()
/** A change that fails, for want of space or of the network, leaves a page less to read. */
const inTurn = (change: () => Promise<unknown>) => (changes = changes.then(change).catch(() => {}))

async function answerNavigation(event: NavigationEvent, url: URL): Promise<Response> {
  const store = openStore()
  const at = Date.now()
  const address = url.pathname + url.search
  let answer: Response
  try {
    answer = (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return answerOffline(await store, address, url)
  }
  const whose = answer.headers.get(renderedForHeader)
  if (whose === null || url.searchParams.has('lang')) return answer
  const copy = isKept(url) && mayKeep(answer) ? answer.clone() : undefined
  event.waitUntil(
    inTurn(async () => {
      const cache = await store
      if (!(await goOnFor(cache, whose)) || !copy) return
      await putPage(cache, { address, at, assets: [] }, copy)
      await prune(cache)
    }),
  )
  return answer
}

/** Deletes what is kept for anybody but whom the network has just answered. For nobody, the worker goes as well. */
async function goOnFor(cache: Cache, whose: string): Promise<boolean> {
  if (whose === nobody) {
    forgetKept()
    await self.registration.unregister()
    return false
  }
  await belongTo(cache, whose)
  return true
}

/** Keeps the page on the screen: its document, unless it is kept since it was opened, and the code it has loaded. */
async function keepShown({ address, since, assets }: ShownPage): Promise<void> {
  if (!isKept(new URL(address, self.location.origin))) return
  const cache = await openStore()
  const kept = await find(cache, address)
  if (!kept || keptAt(kept) < since) {
    const at = Date.now()
    const answer = await fetch(address, { headers: { accept: 'text/html' }, redirect: 'manual' })
    const whose = answer.headers.get(renderedForHeader)
    if (whose === null || !(await goOnFor(cache, whose)) || !mayKeep(answer)) return
    await putPage(cache, { address, at, assets: [] }, answer)
  }
  await keepAssets(cache, address, assets.filter(isAsset))
  const offline = await fetch(offlinePath)
  if (mayKeep(offline)) {
    await putPage(cache, { address: offlinePath, at: Date.now(), assets: [] }, offline)
    await keepAssets(cache, offlinePath)
  }
  await prune(cache)
}

async function answerOffline(cache: Cache, address: string, url: URL): Promise<Response> {
  if (isKept(url)) {
    const kept = await find(cache, address)
    if (kept) return kept
    if (await find(cache, twinOf(address))) return Response.redirect(twinOf(address), 307)
  }
  const offline = await find(cache, offlinePath)
  if (!offline) return Response.error()
  return new Response(withLinks(await offline.text(), await listKept(cache)), { headers: offline.headers })
}

async function answerAsset(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await find(await openStore(), path)) ?? Response.error()
  }
}
