import { createFileRoute } from '@tanstack/react-router'
import { guardPage } from '#features/account/guards.ts'
import { platformPagesQuery } from '#features/account/preparation-queries.ts'
import { SettingPage } from '#features/account/setting-page.tsx'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/setting')({
  staticData: { layout: 'mine' },
  beforeLoad: (page) => guardPage(page, { guards: ['auth', 'userinfo'] }),
  loader: ({ context }) => context.queryClient.ensureQueryData(platformPagesQuery()),
  head: () => ({ meta: [{ title: `${m.account_settings_title()} · ${m.app_name()}` }] }),
  component: SettingPage,
})
