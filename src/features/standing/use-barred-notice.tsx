import { type ReactNode, useState } from 'react'
import { Dialog } from '#design/ui/dialog/dialog.tsx'
import * as m from '#paraglide/messages.js'
import type { Section } from './barring.ts'
import { StandingNotice } from './standing-notice.tsx'
import { useBarred } from './use-barred.ts'

/**
 * S4.21 For an action without a dialog of its own: `attempt` does it, or shows what bars from it instead of sending what
 * would be refused. `notice` belongs beside the button.
 */
export function useBarredNotice(section: Section): { attempt: (act: () => void) => void; notice: ReactNode } {
  const barred = useBarred(section)
  const [isTold, setTold] = useState(false)
  return {
    attempt: (act) => (barred ? setTold(true) : act()),
    notice: barred && (
      <Dialog isOpen={isTold} onClose={() => setTold(false)} title={m.standing()} closeLabel={m.shell_close()}>
        <StandingNotice person={barred} section={section} />
      </Dialog>
    ),
  }
}
