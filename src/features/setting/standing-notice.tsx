import type { RestrictionKind } from '#contract/accounts/user.ts'
import { AlertIcon } from '#design/ui/icon/icons.tsx'
import type { Session } from '#features/session/queries.ts'
import { formatSeconds } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { standing } from '#styled-system/recipes/standing.js'

const names: Record<RestrictionKind, () => string> = {
  frozen: m.setting_standing_frozen,
  closing: m.setting_standing_closing,
  feature_unavailable: m.setting_standing_feature,
  purchase_banned: m.setting_standing_purchase,
  sale_banned: m.setting_standing_sale,
  wanted_banned: m.setting_standing_wanted,
  supply_banned: m.setting_standing_supply,
  platform_suspended: m.setting_standing_suspended,
  platform_restricted: m.setting_standing_restricted,
  platform_held: m.setting_standing_held,
}

/** S4.21 What the person can't do at the moment, and until when. */
export function StandingNotice({ person: { restrictions } }: { person: Session }) {
  const zone = useTimeZone()
  const styles = standing()
  if (restrictions.length === 0) return null
  return (
    <section className={styles.root} aria-label={m.setting_standing()}>
      <span className={styles.icon}>
        <AlertIcon size={22} />
      </span>
      <ul className={styles.list}>
        {restrictions.map(({ kind, expire_time }) => (
          <li key={kind}>
            {expire_time === null
              ? names[kind]()
              : m.setting_standing_until({ what: names[kind](), date: formatSeconds(expire_time, zone) })}
          </li>
        ))}
      </ul>
    </section>
  )
}
