import { LinkButton } from '#design/ui/action/button.tsx'
import { usePageFacts } from '#device/use-page-facts.ts'
import { AppQrCode } from '#features/content/app-qr-code.tsx'
import { usePlace } from '#features/navigation/use-place.ts'
import * as m from '#paraglide/messages.js'
import { appCard } from '#styled-system/recipes/app-card.js'
import { text } from '#styled-system/recipes/text.js'
import { SettingSection } from './setting-section.tsx'

/**
 * S1.12 The market on a phone: its own address, which gives a phone the mobile page set. Hidden on phones, which can't
 * scan their own screen.
 */
export function AppSection() {
  const download = usePlace().find('/download')
  const isPhone = usePageFacts().device === 'mobile'
  const styles = appCard()
  return (
    <SettingSection id="app" title={m.setting_app()}>
      <div className={styles.root}>
        {!isPhone && <AppQrCode size={132} />}
        <div className={styles.words}>
          <p className={text({ tone: 'muted' })}>{isPhone ? m.setting_app_text_phone() : m.setting_app_text()}</p>
          {download && <LinkButton href={download}>{m.setting_app_more()}</LinkButton>}
        </div>
      </div>
    </SettingSection>
  )
}
