import { Button, LinkButton } from '#design/ui/button.tsx'
import * as m from '#paraglide/messages.js'
import { row } from '#styled-system/recipes/row.js'
import { stack } from '#styled-system/recipes/stack.js'
import { text } from '#styled-system/recipes/text.js'
import { useLeave } from './use-leave.ts'

const secondsToRead = 8

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
