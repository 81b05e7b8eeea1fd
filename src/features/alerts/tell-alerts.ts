import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { MailSubject } from '#contract/mail.ts'
import { toast } from '#design/ui/status/toast-store.ts'
import { placeOf, type Mail } from '#features/mail/model.ts'
import { markReadMutation } from '#features/mail/mutations.ts'
import { mailsQuery } from '#features/mail/queries.ts'
import { existing } from '#features/navigation/sections.ts'
import * as m from '#paraglide/messages.js'
import { isNewer } from './alert-mark.ts'

/** The subjects that alerts are about. */
const watched = new Set<MailSubject>(['saved_search', 'goods_bookmark', 'watched_listing'])

/** Milliseconds. Long, because the user did not ask for it and may be looking elsewhere. */
const shownFor = 10_000

/** Shows the alerts that came after a given message in one toast, with a link to them. */
export async function tellAlerts(router: AnyRouter, queryClient: QueryClient, after: string): Promise<void> {
  const query = { ...mailsQuery({ category: 'trade', unread: true }), staleTime: 0, meta: { quiet: true } }
  // Errors are ignored: the messages remain in the inbox anyway.
  const found = await queryClient.fetchInfiniteQuery(query).catch(() => undefined)
  const news = (found?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter(({ mail_id, about }) => about && watched.has(about.subject) && isNewer(mail_id, after))
  const [mail, ...others] = news
  if (!mail) return
  const isOne = others.length === 0
  const page = isOne ? placeOf(mail) : { page: '/message', rest: '?category=trade&unread=1' }
  const href = page && existing([{ path: page.page }], router.options.context.page.device, router.routesByPath)[0]?.href
  toast({
    text: isOne ? mail.title : m.alerts_several({ count: news.length }),
    duration: shownFor,
    ...(href && {
      action: {
        label: m.alerts_see(),
        run: () => {
          if (isOne) read(queryClient, mail)
          void router.navigate({ href: href + (page.rest ?? '') })
        },
      },
    }),
  })
}

/** Following the toast marks the message as read, as opening it from the messages does. */
const read = (queryClient: QueryClient, { mail_id }: Mail) =>
  void queryClient
    .getMutationCache()
    .build(queryClient, markReadMutation(queryClient))
    .execute({ mailIds: [mail_id] })
    .catch(() => {})
