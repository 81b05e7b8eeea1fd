import { createFileRoute } from '@tanstack/react-router'
import { backSearch } from '#features/navigation/own-path.ts'
import { guardPage } from '#features/session/guards.ts'
import { loadSignedIn } from '#features/session/load-signed-in.ts'
import { loadSetting } from '#features/setting/load-setting.ts'
import { SettingPage } from '#features/setting/setting-page.tsx'
import { SettingPending } from '#features/setting/setting-pending.tsx'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/setting')({
  staticData: { layout: 'mine' },
  validateSearch: backSearch,
  beforeLoad: (page) => guardPage(page, { guards: ['auth', 'userinfo'] }),
  loader: (page) => loadSignedIn(page, loadSetting(page.context.queryClient)),
  head: () => ({ meta: [{ title: `${m.setting_title()} · ${m.app_name()}` }] }),
  pendingComponent: SettingPending,
  component: SettingPage,
})
