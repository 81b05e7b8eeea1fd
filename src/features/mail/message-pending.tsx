import { Skeleton } from '#design/ui/status/skeleton.tsx'
import * as m from '#paraglide/messages.js'
import { mailList } from '#styled-system/recipes/mail-list.js'

export function MessagePending() {
  return (
    <div className={mailList().root} aria-busy="true" aria-label={m.mail_loading()} role="status">
      <Skeleton shape="title" />
      <Skeleton shape="row" count={8} />
    </div>
  )
}
