import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { ExternalIcon } from '#design/ui/icon/icons.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { useGoneSignal } from '#features/connection/use-gone-signal.ts'
import { useWayBack } from '#features/navigation/use-way-back.ts'
import { herePath, returnPathFrom } from '#features/navigation/way-back.ts'
import * as m from '#paraglide/messages.js'
import { preparation } from '#styled-system/recipes/preparation.js'
import { startBindingMutation } from './preparation-mutations.ts'

/** The maximum length of the return path for the platform. */
const longestReturn = 1000

interface BindStepProps {
  steamId: string | null
  /** The control to unbind the account, if available. */
  unbind: ReactNode
}

export function BindStep({ steamId, unbind }: BindStepProps) {
  const start = useMutation(startBindingMutation())
  const goneSignal = useGoneSignal()
  const settings = usePublicPath()('/pc/setting')
  const back = useWayBack('/pc/setting')
  const styles = preparation()
  if (steamId) {
    return (
      <div className={styles.head}>
        <p className={styles.text}>{m.preparation_step_bind_done({ id: steamId })}</p>
        {unbind}
      </div>
    )
  }
  return (
    <>
      <p className={styles.text}>{m.preparation_step_bind_text()}</p>
      <div className={styles.actions}>
        <Button
          look="primary"
          icon={<ExternalIcon />}
          // Stay busy until the browser has navigated away.
          isLoading={start.isPending || start.isSuccess}
          onClick={() =>
            start.mutate({
              returnPath: returnPathFrom(back ?? herePath(), settings, longestReturn),
              signal: goneSignal(),
            })
          }
        >
          {m.preparation_step_bind_action()}
        </Button>
      </div>
    </>
  )
}
