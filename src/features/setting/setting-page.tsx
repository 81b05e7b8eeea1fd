import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '#design/ui/action/button.tsx'
import { LogoutIcon } from '#design/ui/icon/account-icons.tsx'
import { useWayBack } from '#features/navigation/use-way-back.ts'
import { WayBackLink } from '#features/navigation/way-back-link.tsx'
import { PreparationCard } from '#features/preparation/preparation-card.tsx'
import { signOutMutation } from '#features/session/mutations.ts'
import { sessionQuery } from '#features/session/queries.ts'
import { StandingNotice } from '#features/standing/standing-notice.tsx'
import * as m from '#paraglide/messages.js'
import { settingPage } from '#styled-system/recipes/setting-page.js'
import { AppSection } from './app-section.tsx'
import { DisplaySection } from './display-section.tsx'
import { PreferencesSection } from './preferences-section.tsx'
import { ProfileSection } from './profile/profile-section.tsx'
import { SecuritySection } from './security/security-section.tsx'
import { SessionsSection } from './security/sessions-section.tsx'
import { UnbindButton } from './security/unbind-button.tsx'
import { useScrollToHash } from './use-scroll-to-hash.ts'

const jumps = [
  { id: 'profile', label: m.setting_profile },
  { id: 'security', label: m.setting_security },
  { id: 'trading', label: m.setting_trading },
  { id: 'preferences', label: m.setting_preferences },
  { id: 'display', label: m.setting_display },
  { id: 'devices', label: m.setting_sessions },
  { id: 'app', label: m.setting_app },
] as const

/** S1.12 All of a person's settings, one below the other, each with its own anchor. */
export function SettingPage() {
  useScrollToHash()
  const { data: person } = useQuery(sessionQuery())
  const signOut = useMutation(signOutMutation())
  const back = useWayBack('/pc/setting')
  const styles = settingPage()
  if (!person) return null
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <h1 className={styles.title}>{m.setting_title()}</h1>
        <Button icon={<LogoutIcon />} isLoading={signOut.isPending} onClick={() => signOut.mutate()}>
          {m.shell_sign_out()}
        </Button>
      </div>
      <nav aria-label={m.setting_jumps()} className={styles.rail}>
        <ul className={styles.jumps}>
          {jumps.map(({ id, label }) => (
            <li key={id}>
              <a className={styles.jump} href={`#${id}`}>
                {label()}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.main}>
        <WayBackLink to={back} />
        <StandingNotice person={person} />
        <ProfileSection person={person} />
        <SecuritySection person={person} />
        <div id="trading" className={styles.section}>
          <PreparationCard person={person} unbind={<UnbindButton />} />
        </div>
        <PreferencesSection person={person} />
        <DisplaySection />
        <SessionsSection />
        <AppSection />
      </div>
    </div>
  )
}
