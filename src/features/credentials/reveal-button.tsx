import { IconButton } from '#design/ui/action/icon-button.tsx'
import { EyeIcon } from '#design/ui/icon/page-icons.tsx'
import * as m from '#paraglide/messages.js'
import type { useReveal } from './use-reveal.ts'

export function RevealButton({ isShown, press }: ReturnType<typeof useReveal>) {
  return (
    <IconButton
      size="sm"
      label={m.credentials_password_reveal()}
      isTooltipHidden
      aria-pressed={isShown}
      icon={<EyeIcon />}
      {...press}
    />
  )
}
