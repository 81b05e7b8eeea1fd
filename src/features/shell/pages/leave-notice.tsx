import { useEffect, useState } from 'react'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { isOffline } from '#lib/browser/connection.ts'
import * as m from '#paraglide/messages.js'
import { row } from '#styled-system/recipes/row.js'
import { stack } from '#styled-system/recipes/stack.js'
import { text } from '#styled-system/recipes/text.js'

const secondsToRead = 3

/** S2.14 Says that the page will give way to the home page, and lets people stay who are still reading. */
export function LeaveNotice() {
  const { left, stay } = useLeave(secondsToRead)
  return (
    <div className={stack({ gap: '3', align: 'center' })}>
      <div className={row({ gap: '2', justify: 'center', wrap: true })}>
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

/** S2.14 Counts down to a full navigation to the home page, until told to stay. Null: nobody is going anywhere. */
function useLeave(seconds: number) {
  const [left, setLeft] = useState<number | null>(seconds)
  useEffect(() => {
    // On the home page itself it would come round again and again.
    if (left === null || location.pathname === '/') return
    const timer = setTimeout(() => {
      if (left > 1) setLeft(left - 1)
      // The browser's own words for a page that it cannot get help nobody.
      else if (isOffline()) setLeft(null)
      else location.assign('/')
    }, 1000)
    return () => clearTimeout(timer)
  }, [left])
  return { left, stay: () => setLeft(null) }
}
