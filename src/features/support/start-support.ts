import type { PageFacts } from '#device/page-facts.ts'
import { findElement } from './find-element.ts'

declare global {
  interface Window {
    chatwootSettings?: object
    chatwootSDK?: { run: (options: { websiteToken: string; baseUrl: string }) => void }
  }
}

/** S9.2 */
const settings = {
  position: 'right',
  type: 'expanded_bubble',
  darkMode: 'auto',
  locale: 'en',
  launcherTitle: 'Chat with us',
}

let isStarted = false

/** Puts the chat support's widget on the page, once for as long as the page lives. A host that does not answer leaves the page as
 * it is: nothing waits for it. */
export function startSupport({ url, token }: NonNullable<PageFacts['support']>, nonce: string | undefined): void {
  if (isStarted) return
  isStarted = true
  window.chatwootSettings = settings
  const script = document.createElement('script')
  script.src = `${url}/packs/js/sdk.js`
  script.async = true
  script.addEventListener('load', () => {
    withNonce(nonce, () => window.chatwootSDK?.run({ websiteToken: token, baseUrl: url }))
    void findElement(() => document.querySelector('.woot--bubble-holder')).then(liftOverBottomBar)
  })
  document.head.append(script)
}

/** The script writes its styles as a style element, which the content policy lets in by nonce alone. It does so while it starts. */
function withNonce(nonce: string | undefined, start: () => void): void {
  const { createElement } = document
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = createElement.call(document, name, options)
    if (name === 'style' && nonce) element.nonce = nonce
    return element
  }) as typeof createElement
  try {
    start()
  } finally {
    document.createElement = createElement
  }
}

/** On a phone the launcher would lie over the market's own bar. */
function liftOverBottomBar(holder: Element | null): void {
  if (document.documentElement.dataset.device !== 'mobile') return
  for (const part of holder?.children ?? []) {
    if (part instanceof HTMLElement)
      part.style.bottom = 'calc(var(--sizes-bottom-bar) + env(safe-area-inset-bottom) + 16px)'
  }
}
