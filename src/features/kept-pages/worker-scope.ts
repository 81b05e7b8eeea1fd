/** The part of a service worker's global scope that ours uses. TypeScript's own library for it contradicts the DOM's. */
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface NavigationEvent extends ExtendableEvent {
  request: Request
  /** The answer to a navigation that the browser requested while the worker started. */
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

interface Events {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: NavigationEvent
  message: ExtendableEvent & { data: unknown }
}

export interface WorkerScope {
  location: Location
  registration: ServiceWorkerRegistration
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof Events>(name: Name, listen: (event: Events[Name]) => void) => void
}
