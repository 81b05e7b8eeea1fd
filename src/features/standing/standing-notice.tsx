import type { RestrictionKind } from '#contract/accounts/user.ts'
import { AlertIcon } from '#design/ui/icon/icons.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import type { Session } from '#features/session/queries.ts'
import { formatSeconds } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { standing } from '#styled-system/recipes/standing.js'
import { textLink } from '#styled-system/recipes/text-link.js'
import { barring, type Section } from './barring.ts'

const names: Record<RestrictionKind, () => string> = {
  frozen: m.standing_frozen,
  closing: m.standing_closing,
  feature_unavailable: m.standing_feature,
  purchase_banned: m.standing_purchase,
  sale_banned: m.standing_sale,
  wanted_banned: m.standing_wanted,
  supply_banned: m.standing_supply,
  withdrawal_banned: m.standing_withdrawal,
  platform_suspended: m.standing_suspended,
  platform_restricted: m.standing_restricted,
  platform_held: m.standing_held,
}

/** Those that support can lift. A message has told the reason, except to those who close their account themselves. */
const bySupport = new Set<RestrictionKind>([
  'frozen',
  'closing',
  'feature_unavailable',
  'purchase_banned',
  'sale_banned',
  'wanted_banned',
  'supply_banned',
  'withdrawal_banned',
])

/** On one line. */
const unbroken = (date: string) => date.replaceAll(' ', '\u00a0')

export interface StandingNoticeProps {
  person: Session
  /** Limits the notice to restrictions that affect this section. */
  section?: Section | undefined
}

/** S4.21 The person's restrictions and how long they last. */
export function StandingNotice({ person, section }: StandingNoticeProps) {
  const restrictions = section ? barring(section, person.restrictions) : person.restrictions
  const zone = useTimeZone()
  const path = usePublicPath()
  const styles = standing()
  if (restrictions.length === 0) return null
  return (
    <section className={styles.root} aria-label={m.standing()}>
      <span className={styles.icon}>
        <AlertIcon size={22} />
      </span>
      <div className={styles.list}>
        <ul className={styles.list}>
          {restrictions.map(({ kind, expire_time }) => (
            <li key={kind}>
              {expire_time === null
                ? names[kind]()
                : m.standing_until({ what: names[kind](), date: unbroken(formatSeconds(expire_time, zone)) })}
            </li>
          ))}
        </ul>
        {restrictions.some(({ kind }) => bySupport.has(kind)) && (
          <>
            <p className={styles.note}>{m.standing_orders()}</p>
            <p className={styles.links}>
              {restrictions.some(({ kind }) => bySupport.has(kind) && kind !== 'closing') && (
                <a className={textLink()} href={path('/pc/message')}>
                  {m.standing_why()}
                </a>
              )}
              <a className={textLink()} href={path('/pc/feedback')}>
                {m.standing_support()}
              </a>
            </p>
          </>
        )}
      </div>
    </section>
  )
}
