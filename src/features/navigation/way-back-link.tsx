import { LinkButton } from '#design/ui/action/button.tsx'
import { ChevronLeftIcon } from '#design/ui/icon/icons.tsx'
import * as m from '#paraglide/messages.js'

/** S2.42 Leads back to the page that a person came here from, to do something first; nothing for who came by themselves. */
export const WayBackLink = ({ to }: { to: string | undefined }) =>
  to && (
    <div>
      <LinkButton size="sm" icon={<ChevronLeftIcon size={16} />} href={to}>
        {m.shell_way_back()}
      </LinkButton>
    </div>
  )
