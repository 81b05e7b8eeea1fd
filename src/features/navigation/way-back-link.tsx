import { LinkButton } from '#design/ui/action/button.tsx'
import { ChevronLeftIcon } from '#design/ui/icon/icons.tsx'
import * as m from '#paraglide/messages.js'

/**
 * S2.42 Links back to the page that sent a person here to complete a prerequisite; renders nothing if they came on
 * their own.
 */
export const WayBackLink = ({ to }: { to: string | undefined }) =>
  to && (
    <div>
      <LinkButton size="sm" icon={<ChevronLeftIcon size={16} />} href={to}>
        {m.shell_way_back()}
      </LinkButton>
    </div>
  )
