import { Skeleton } from '#design/ui/status/skeleton.tsx'
import * as m from '#paraglide/messages.js'
import { settingPage } from '#styled-system/recipes/setting-page.js'

export function SettingPending() {
  return (
    <div className={settingPage().root} aria-busy="true" aria-label={m.setting_loading()} role="status">
      <Skeleton shape="title" />
      <div className={settingPage().main}>
        <Skeleton shape="block" />
        <Skeleton shape="row" count={5} />
      </div>
    </div>
  )
}
