import type { AnyRouter } from '@tanstack/react-router'
import { whenIdle } from '#lib/browser/when-idle.ts'
import { isAsset, isKept } from './kept-rules.ts'
import type { ShownPage } from './shown-page.ts'

/** Milliseconds. Filters change a page's address quickly. */
const settles = 1_000

/**
 * Registers the service worker and has it keep the page on the screen, and each further one until `gone`. Pages are
 * mostly opened without a document, so the worker doesn't see them by itself.
 */
export async function keepPages(router: AnyRouter, gone: AbortSignal): Promise<void> {
  const worker = await register()
  if (!worker || gone.aborted) return
  let timer: ReturnType<typeof setTimeout> | undefined
  let since = performance.timeOrigin
  const tell = () => {
    const { origin, href, pathname, search } = location
    if (gone.aborted || !isKept(new URL(href))) return
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
    const assets = loaded.filter((url) => url.origin === origin && isAsset(url.pathname)).map((url) => url.pathname)
    worker.postMessage({ address: pathname + search, since, assets } satisfies ShownPage)
  }
  tell()
  const stop = router.subscribe('onResolved', ({ hrefChanged }) => {
    if (!hrefChanged) return
    since = Date.now()
    clearTimeout(timer)
    timer = setTimeout(() => whenIdle(tell), settles)
  })
  gone.addEventListener('abort', stop)
}

/** Undefined where there are none: on insecure addresses, or if the browser is told not to store anything. */
async function register(): Promise<ServiceWorker | null | undefined> {
  const { serviceWorker } = navigator as Partial<Navigator>
  try {
    await serviceWorker?.register('/sw.js')
    return (await serviceWorker?.ready)?.active
  } catch {
    return undefined
  }
}
