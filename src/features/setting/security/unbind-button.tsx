import { useState } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { Dialog, preloadDialog } from '#design/ui/dialog/dialog.tsx'
import * as m from '#paraglide/messages.js'
import { UnbindCheck } from './unbind-check.tsx'

/** Unbinds the platform account, after checking for obstacles. */
export function UnbindButton() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        size="sm"
        aria-label={m.setting_steam_unbind()}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setOpen(true)}
      >
        {m.setting_unbind()}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={m.setting_steam_unbind()} closeLabel={m.shell_close()}>
        <UnbindCheck onClose={close} />
      </Dialog>
    </>
  )
}
