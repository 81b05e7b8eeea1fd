import { LinkButton } from '#design/ui/button.tsx'
import { AppQrCode } from '#features/content/app-qr-code.tsx'
import { usePlace } from '#features/shell/use-place.ts'
import * as m from '#paraglide/messages.js'
import { appCard } from '#styled-system/recipes/app-card.js'
import { text } from '#styled-system/recipes/text.js'
import { SettingSection } from './setting-section.tsx'

/** S1.12 The market on a phone: its own address, which a phone answers with its own page set. */
export function AppSection() {
  const download = usePlace().find('/download')
  const styles = appCard()
  return (
    <SettingSection id="app" title={m.setting_app()}>
      <div className={styles.root}>
        <AppQrCode size={132} />
        <div className={styles.words}>
          <p className={text({ tone: 'muted' })}>{m.setting_app_text()}</p>
          {download && <LinkButton href={download}>{m.setting_app_more()}</LinkButton>}
        </div>
      </div>
    </SettingSection>
  )
}
