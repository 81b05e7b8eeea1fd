import * as m from '#paraglide/messages.js'
import { loginDialog } from '#styled-system/recipes/login-dialog.js'

interface CaptchaPictureProps {
  picture: string | undefined
  isLoading: boolean
  isFailed: boolean
  renewCaptcha: () => void
}

/** The captcha as a button: pressing it loads a new one. */
export function CaptchaPicture({ picture, isLoading, isFailed, renewCaptcha }: CaptchaPictureProps) {
  const styles = loginDialog()
  return (
    <button
      type="button"
      className={styles.captcha}
      aria-label={m.credentials_captcha_refresh()}
      title={m.credentials_captcha_refresh()}
      aria-busy={isLoading}
      onClick={renewCaptcha}
    >
      {picture && !isFailed && <img src={picture} alt="" width={120} height={44} className={styles.picture} />}
      {isFailed && m.credentials_captcha_failed()}
    </button>
  )
}
