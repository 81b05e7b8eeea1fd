import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { isOffline } from '#lib/browser/connection.ts'
import * as m from '#paraglide/messages.js'
import { row } from '#styled-system/recipes/row.js'
import { stack } from '#styled-system/recipes/stack.js'
import { text } from '#styled-system/recipes/text.js'
import { useAddressPath } from './use-address-path.ts'

const secondsToRead = 3

/**
 * S2.14 Announces the redirect to the home page, and lets people who are still reading cancel it. `children` are links
 * to somewhere else.
 */
export function LeaveNotice({ children }: { children?: ReactNode }) {
  const { left, stay } = useLeave(secondsToRead)
  return (
    <div className={stack({ gap: '3', align: 'center' })}>
      <div className={row({ gap: '2', justify: 'center', wrap: true })}>
        {children}
        <LinkButton href="/">{m.error_go_home()}</LinkButton>
        {left !== null && (
          <Button look="ghost" onClick={stay}>
            {m.error_stay()}
          </Button>
        )}
      </div>
      {left !== null && <p className={text({ tone: 'muted', size: 'sm' })}>{m.error_leaving({ seconds: left })}</p>}
    </div>
  )
}

const isTyping = () => !!document.activeElement?.closest('input, textarea, select, [role=dialog]')

/** S2.14 Counts down to a full navigation to the home page, until cancelled. Null: no redirect. */
function useLeave(seconds: number) {
  // From the home page itself it would loop.
  const isHome = useAddressPath() === '/'
  const router = useRouter()
  const [left, setLeft] = useState<number | null>(seconds)
  useEffect(() => {
    if (left === null || isHome) return
    const timer = setTimeout(() => {
      if (left > 1) setLeft(left - 1)
      // The browser's own error page would help nobody, and who is typing or on the way to another page has found
      // something else to do.
      else if (isOffline() || isTyping() || router.state.isLoading) setLeft(null)
      // Replaced, or else Back would lead to the missing page, which leads here again.
      else location.replace('/')
    }, 1000)
    return () => clearTimeout(timer)
  }, [left, isHome, router])
  return { left: isHome ? null : left, stay: () => setLeft(null) }
}
