import { useRef, useSyncExternalStore } from 'react'
import { Dialog } from '#design/ui/dialog/dialog.tsx'
import * as m from '#paraglide/messages.js'
import { loginDialog } from '#styled-system/recipes/login-dialog.js'
import { LoginPanel } from './login-panel.tsx'
import { LoginQr } from './login-qr.tsx'

/** The minimum width for the login dialog's two sides; the breakpoint `md`. */
const wide = '(min-width: 768px)'

const subscribe = (listener: () => void) => {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const useIsWide = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  )

/** S2.30 The login dialog. */
export default function LoginDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const phone = useRef<HTMLInputElement>(null)
  // A phone can't scan itself, so what is not shown is not fetched.
  const isWide = useIsWide()
  const styles = loginDialog()
  return (
    <Dialog
      isInAddress
      isOpen={isOpen}
      onClose={onClose}
      size="wide"
      title={m.sign_in_title()}
      isTitleHidden
      initialFocus={phone}
      closeLabel={m.shell_close()}
    >
      <div className={styles.root}>
        {isWide && <LoginQr />}
        <div className={styles.main}>
          <LoginPanel phone={phone} />
        </div>
      </div>
    </Dialog>
  )
}
