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

/**
 * Adds the chat support's widget, once per page load. If its host does not answer, the page works without it: nothing
 * waits for it.
 */
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

/**
 * While starting, the script adds its styles as a style element, which the content security policy allows only with a
 * nonce.
 */
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

/** On a phone the launcher would cover the market's bottom bar. */
function liftOverBottomBar(holder: Element | null): void {
  if (document.documentElement.dataset.device !== 'mobile') return
  for (const part of holder?.children ?? []) {
    if (part instanceof HTMLElement)
      part.style.bottom = 'calc(var(--sizes-bottom-bar) + env(safe-area-inset-bottom) + 16px)'
  }
}
