import { usePublicPath } from '#device/use-public-path.ts'
import * as m from '#paraglide/messages.js'
import { loginDialog } from '#styled-system/recipes/login-dialog.js'
import { textLink } from '#styled-system/recipes/text-link.js'

/** S2.32 The agreement accepted by signing in; both texts open in a new tab, so that the form's input is kept. */
export function Agreement() {
  const page = usePublicPath()('/pc/agreement')
  const link = (name: string, label: string) => (
    <a className={textLink()} href={`${page}?name=${name}`} target="_blank" rel="noreferrer">
      {label}
    </a>
  )
  return (
    <p className={loginDialog().agreement}>
      {m.sign_in_agree_before()}
      {link('yhxy', m.sign_in_user_agreement())}
      {m.sign_in_agree_and()}
      {link('yszc', m.sign_in_privacy_policy())}
      {m.sign_in_agree_after()}
    </p>
  )
}
