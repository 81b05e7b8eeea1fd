import { createFileRoute } from '@tanstack/react-router'
import { WechatReturnPage } from '#features/setting/wechat-return-page.tsx'
import { matching, searchSchema } from '#lib/search/search-schema.ts'
import * as m from '#paraglide/messages.js'

/** Where WeChat redirects the browser back to. */
export const Route = createFileRoute('/pc/wechat/return')({
  validateSearch: searchSchema({ code: matching(/^[\w.-]{1,200}$/), state: matching(/^[\w-]{20,100}$/) }),
  head: () => ({
    meta: [{ title: `${m.setting_wechat_return()} · ${m.app_name()}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: Page,
})

function Page() {
  return <WechatReturnPage {...Route.useSearch()} />
}
