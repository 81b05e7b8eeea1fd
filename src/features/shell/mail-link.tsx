import { MailIcon } from '#design/ui/icon/account-icons.tsx'
import { Tooltip } from '#design/ui/status/tooltip.tsx'
import { usePlace } from '#features/navigation/use-place.ts'
import * as m from '#paraglide/messages.js'
import { button, type ButtonVariants } from '#styled-system/recipes/button.js'
import { shellHeader } from '#styled-system/recipes/shell-header.js'

/** The link to the messages, with a dot while some are unread. */
export function MailLink({ unread, size = 'sm' }: { unread: number; size?: ButtonVariants['size'] }) {
  const href = usePlace().find('/message')
  const label = unread > 0 ? m.shell_mail_unread({ count: unread }) : m.shell_mail()
  if (href === undefined) return null
  return (
    <Tooltip text={label} isName align="end">
      <a href={href} aria-label={label} className={button({ look: 'ghost', size, isSquare: true })}>
        <MailIcon />
        {unread > 0 && <span className={shellHeader().dot} />}
      </a>
    </Tooltip>
  )
}
