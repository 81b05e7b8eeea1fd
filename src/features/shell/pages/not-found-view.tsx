import { useRouterState } from '@tanstack/react-router'
import { SearchIcon } from '#design/ui/icon/icons.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { isInvalidPage } from '#features/errors/invalid-page.ts'
import * as m from '#paraglide/messages.js'
import { HydrationMark } from '../hydration-mark.tsx'
import { LeaveNotice } from './leave-notice.tsx'

/** S2.14 What an unknown path, an object that does not exist, or an address that a page finds invalid answers; the status is 404. */
export function NotFoundView({ data }: { data?: unknown }) {
  const path = useRouterState({ select: (state) => state.location.publicHref.split(/[?#]/)[0] ?? '' })
  const title = isInvalidPage(data) ? m.error_page_invalid({ path }) : m.error_not_found({ path })
  return (
    <>
      <title>{title}</title>
      <HydrationMark />
      <EmptyState
        icon={<SearchIcon size={24} />}
        title={title}
        text={m.error_not_found_hint()}
        action={<LeaveNotice />}
      />
    </>
  )
}
