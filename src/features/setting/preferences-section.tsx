import { RadioList } from '#design/ui/form/radio-list.tsx'
import { Switch } from '#design/ui/form/switch.tsx'
import type { Session } from '#features/session/queries.ts'
import * as m from '#paraglide/messages.js'
import { preferences } from '#styled-system/recipes/preferences.js'
import { SettingSection } from './setting-section.tsx'
import { usePreferences } from './use-preferences.ts'

/** S3.6 Who may open the trade offer of my sales, whether buyers may bargain, and SMS notifications. */
export function PreferencesSection({ person }: { person: Session }) {
  const { shown, set } = usePreferences(person)
  const styles = preferences()
  return (
    <SettingSection id="preferences" title={m.setting_preferences()}>
      <div className={styles.group}>
        <h3 className={styles.title}>{m.setting_delivery()}</h3>
        <p className={styles.text}>{m.setting_delivery_text()}</p>
        <RadioList
          label={m.setting_delivery()}
          value={shown.sell_delivery_limit}
          onChange={(sell_delivery_limit) => set({ sell_delivery_limit })}
          options={[
            { value: 1, label: m.setting_delivery_both(), text: m.setting_delivery_both_text() },
            { value: 2, label: m.setting_delivery_buyer(), text: m.setting_delivery_buyer_text() },
            { value: 3, label: m.setting_delivery_seller(), text: m.setting_delivery_seller_text() },
          ]}
        />
      </div>
      <div className={styles.line}>
        <Switch
          label={m.setting_bargain()}
          text={m.setting_bargain_text()}
          isOn={shown.allow_buyer_bargain}
          onChange={(allow_buyer_bargain) => set({ allow_buyer_bargain })}
        />
      </div>
      <div className={styles.line}>
        <Switch
          label={m.setting_sms()}
          text={m.setting_sms_text()}
          isOn={shown.allow_sms_notification}
          onChange={(allow_sms_notification) => set({ allow_sms_notification })}
        />
      </div>
    </SettingSection>
  )
}
