import { useState } from 'react'
import { RadioList } from '#design/ui/form/radio-list.tsx'
import { chooseRise, chosenRise, type Rise } from '#device/rise.ts'
import { usePageFacts } from '#device/use-page-facts.ts'
import { LanguageSwitch } from '#features/preferences/language-switch.tsx'
import { ThemeSwitch } from '#features/preferences/theme-switch.tsx'
import * as m from '#paraglide/messages.js'
import { preferences } from '#styled-system/recipes/preferences.js'
import { row } from '#styled-system/recipes/row.js'
import { SettingSection } from './setting-section.tsx'

/** This browser's language and theme, and its colours for rising and falling prices. */
export function DisplaySection() {
  const { rise, theme } = usePageFacts()
  const [current, setCurrent] = useState<Rise | 'language'>(chosenRise(rise) ?? 'language')
  const styles = preferences()
  return (
    <SettingSection id="display" title={m.setting_display()}>
      <div className={styles.group}>
        <h3 className={styles.title}>{m.setting_language_theme()}</h3>
        <div className={row({ gap: 4 })}>
          <LanguageSwitch />
          <ThemeSwitch theme={theme} />
        </div>
      </div>
      <div className={styles.group}>
        <h3 className={styles.title}>{m.setting_rise()}</h3>
        <p className={styles.text}>{m.setting_rise_text()}</p>
        <RadioList
          label={m.setting_rise()}
          value={current}
          onChange={(next) => {
            setCurrent(next)
            chooseRise(next === 'language' ? undefined : next)
          }}
          options={[
            { value: 'language', label: m.setting_rise_language() },
            { value: 'green', label: m.setting_rise_green() },
            { value: 'red', label: m.setting_rise_red() },
          ]}
        />
      </div>
    </SettingSection>
  )
}
