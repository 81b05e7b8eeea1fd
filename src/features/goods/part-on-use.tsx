import { lazy, memo, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { loadOnline } from '#lib/browser/load-online.ts'
import { whenUsed } from '#lib/browser/when-used.ts'

const isServer = typeof document === 'undefined'

/** Whether this page came from the server as it stands, and not by a step inside the browser. */
function isAsServed(): boolean {
  const [served] = performance.getEntriesByType('navigation')
  return served !== undefined && new URL(served.name, location.href).pathname === location.pathname
}

/** A part of a page that is whole as the server has written it: its code is fetched when somebody begins to use the page. The server,
 * and a step inside the browser, wait for `load` first, so that the part is drawn with the rest and nothing moves under the pointer. */
export function partOnUse<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode,
) {
  let loaded: ComponentType<Props> | undefined
  const Lazy = lazy(async () => {
    if (!isServer && isAsServed()) await whenUsed()
    return loadOnline(fetchPart)
  })
  function Part(props: Props) {
    // Settled once: what is hydrated stays what it is.
    const [Loaded] = useState(() => loaded)
    if (Loaded && !isServer) return <Loaded {...props} />
    const Now = Loaded ?? Lazy
    // Servers write every page as one that is still to be hydrated.
    return (
      <Suspense fallback={fallback}>
        <Now {...props} />
      </Suspense>
    )
  }
  const load = async () => {
    loaded = (await fetchPart()).default
  }
  // No update reaches the part before it is hydrated.
  return [memo(Part), load] as const
}
