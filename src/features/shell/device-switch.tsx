import { choosePreference } from '#device/choose-preference.ts'
import { deviceCookie } from '#device/device.ts'
import { usePageFacts } from '#device/use-page-facts.ts'
import * as m from '#paraglide/messages.js'
import { shellFooter } from '#styled-system/recipes/shell-footer.js'

/** S2.1 Lets a visitor switch to the page set meant for the other kind of device. */
export function DeviceSwitch() {
  const { device } = usePageFacts()
  return (
    <button
      type="button"
      className={shellFooter().link}
      onClick={() => choosePreference(deviceCookie, device === 'pc' ? 'mobile' : 'pc')}
    >
      {device === 'pc' ? m.shell_footer_mobile_site() : m.shell_footer_desktop_site()}
    </button>
  )
}
