import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePageFacts } from '#device/use-page-facts.ts'

/** S9.2 The chat support, if the market has one; loaded once the page has loaded and the browser is idle. */
export function SupportWidget() {
  const { support } = usePageFacts()
  const nonce = useRouter().options.ssr?.nonce
  useEffect(() => {
    if (!support) return
    const start = () => void import('./start-support.ts').then(({ startSupport }) => startSupport(support, nonce))
    if (document.readyState === 'complete') start()
    else addEventListener('load', start, { once: true })
    return () => removeEventListener('load', start)
  }, [support, nonce])
  return null
}
