import { LinkButton } from '#design/ui/action/button.tsx'
import { SearchIcon } from '#design/ui/icon/icons.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { isInvalidPage } from '#features/errors/invalid-page.ts'
import * as m from '#paraglide/messages.js'
import { HydrationMark } from '../hydration-mark.tsx'
import { LeaveNotice } from './leave-notice.tsx'
import { useAddressPath } from './use-address-path.ts'

export interface NotFoundViewProps {
  data?: unknown
  /** The page's own text for its missing object: what does not exist, and the likely reason. */
  words?: {
    title: string
    text: string
    /** Where others of its kind are, by the route's path. */
    link?: { to: string; label: string }
  }
}

/**
 * S2.14 The response to an unknown path, an object that does not exist, or an address that a page finds invalid; status
 * 404.
 */
export function NotFoundView({ data, words }: NotFoundViewProps) {
  const path = useAddressPath()
  const publicPath = usePublicPath()
  const isInvalid = isInvalidPage(data)
  const text = isInvalid ? m.error_page_invalid : m.error_not_found
  const said = isInvalid ? undefined : words
  return (
    <>
      <title>{text({ path })}</title>
      <HydrationMark />
      <EmptyState
        icon={<SearchIcon size={24} />}
        title={said?.title ?? text({ path })}
        text={said?.text ?? m.error_not_found_hint()}
        action={
          <LeaveNotice>
            {said?.link && <LinkButton href={publicPath(said.link.to)}>{said.link.label}</LinkButton>}
          </LeaveNotice>
        }
      />
    </>
  )
}

/** A route's view for an object that does not exist, in words of its own. */
export const missing = (words: () => NonNullable<NotFoundViewProps['words']>) =>
  function Missing({ data }: Pick<NotFoundViewProps, 'data'>) {
    return <NotFoundView data={data} words={words()} />
  }
