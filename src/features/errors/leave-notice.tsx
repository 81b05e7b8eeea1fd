import * as m from '#paraglide/messages.js'
import { useLeave } from './use-leave.ts'

const secondsToRead = 8

/** S2.14 Says that the page will give way to the home page, and lets people stay who are still reading. */
export function LeaveNotice() {
  const { left, stay } = useLeave(secondsToRead)
  return (
    <>
      {left !== null && <p role="timer">{m.error_leaving({ seconds: left })}</p>}
      <p>
        <a href="/">{m.error_go_home()}</a>
        {left !== null && (
          <button type="button" onClick={stay}>
            {m.error_stay()}
          </button>
        )}
      </p>
    </>
  )
}
