import { usePageFacts } from '#device/use-page-facts.ts'
import * as m from '#paraglide/messages.js'
import { textLink } from '#styled-system/recipes/text-link.js'

/** In a demo, where an SMS code can be read; nothing otherwise. */
export function DemoInboxLink() {
  const { isDemo } = usePageFacts()
  return (
    isDemo && (
      <a className={textLink()} href="/simulators/sms/" target="_blank" rel="noreferrer">
        {m.credentials_demo_inbox()}
      </a>
    )
  )
}
