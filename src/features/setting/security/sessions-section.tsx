import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallData } from '#contract/call.ts'
import type { listSessions } from '#contract/accounts/user-security.ts'
import { Badge } from '#design/ui/data/badge.tsx'
import { Button } from '#design/ui/action/button.tsx'
import { ConfirmDialog } from '#design/ui/dialog/confirm-dialog.tsx'
import { LogoutIcon } from '#design/ui/icon/account-icons.tsx'
import { PhoneIcon, ScreenIcon } from '#design/ui/icon/page-icons.tsx'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { useKeptFocus } from '#design/ui/dialog/use-kept-focus.ts'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { contentId } from '#features/navigation/skip-link.tsx'
import { formatDateTime } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { settingForm } from '#styled-system/recipes/setting-form.js'
import { sessionsQuery, settingKeys } from '../queries.ts'
import { SettingLine } from '../setting-line.tsx'
import { SettingSection } from '../setting-section.tsx'
import { endSessionsMutation } from './security-mutations.ts'
import { inOrder } from './session-model.ts'

type SignedIn = CallData<typeof listSessions>['items'][number]

const ways: Record<SignedIn['method'], () => string> = {
  sms: m.setting_session_sms,
  password: m.setting_session_password,
  qr: m.setting_session_qr,
}

/** S1.12 (+) The person's sessions, with a button to end each. */
export function SessionsSection() {
  const sessions = useQuery(sessionsQuery())
  const { data, error } = sessions
  const [isLeaving, setLeaving] = useState(false)
  const queryClient = useQueryClient()
  const kept = useKeptFocus<HTMLDivElement>(contentId)
  const end = useMutation({
    ...endSessionsMutation(),
    onSuccess: ({ ended }) => toast({ text: m.setting_sessions_ended({ count: ended }), tone: 'positive' }),
    onSettled: async (_ended, _error, ending) => {
      await queryClient.invalidateQueries({ queryKey: settingKeys.sessions() })
      // The question about all others may have been opened while one is ended.
      if ('all_others' in ending) setLeaving(false)
    },
  })
  const hasOthers = !!data && data.length > 1
  return (
    <SettingSection id="devices" title={m.setting_sessions()} text={m.setting_sessions_text()}>
      {data ? (
        <div role="list" aria-label={m.setting_sessions()} {...kept}>
          {inOrder(data).map((session) => (
            <SessionLine
              key={session.session_id}
              session={session}
              isEnding={end.isPending && end.variables !== undefined && isAbout(end.variables, session)}
              onEnd={() => end.mutate({ session_id: session.session_id })}
            />
          ))}
        </div>
      ) : error ? (
        <FailedQuery title={m.setting_sessions_failed()} query={sessions} />
      ) : (
        <Skeleton shape="row" count={2} />
      )}
      {hasOthers && (
        <div className={settingForm().actions}>
          <Button icon={<LogoutIcon />} onClick={() => setLeaving(true)}>
            {m.setting_sessions_end_others()}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isLeaving}
        onClose={() => setLeaving(false)}
        title={m.setting_sessions_end_title()}
        text={m.setting_sessions_end_text()}
        closeLabel={m.shell_close()}
        confirmLabel={m.setting_sessions_end_others()}
        cancelLabel={m.shell_cancel()}
        isDanger
        isBusy={end.isPending}
        onConfirm={() => end.mutate({ all_others: true })}
      />
    </SettingSection>
  )
}

const isAbout = (what: object, { session_id }: SignedIn) => 'session_id' in what && what.session_id === session_id

/** The device as the browser's user agent describes it, as far as it was recognised. */
function deviceOf({ device_name, platform }: SignedIn): string {
  const [browser, system] = [device_name, platform].map((name) => (name === 'unknown' ? null : name))
  if (browser && system) return m.setting_session_on({ browser, platform: system })
  return browser ?? system ?? m.setting_session_unknown()
}

interface SessionLineProps {
  session: SignedIn
  isEnding: boolean
  onEnd: () => void
}

function SessionLine({ session, isEnding, onEnd }: SessionLineProps) {
  const zone = useTimeZone()
  const { address, is_current, last_seen_at, method } = session
  const device = deviceOf(session)
  const isPhone = /android|ios/i.test(session.platform ?? '')
  return (
    <div role="listitem">
      <SettingLine
        icon={isPhone ? <PhoneIcon /> : <ScreenIcon />}
        title={device}
        badge={is_current && <Badge tone="positive">{m.setting_session_this()}</Badge>}
        text={
          <>
            <p>
              {address
                ? m.setting_session_seen({ when: formatDateTime(last_seen_at, zone), where: address })
                : m.setting_session_seen_when({ when: formatDateTime(last_seen_at, zone) })}
            </p>
            <p>{m.setting_session_began({ when: formatDateTime(session.created_at, zone), how: ways[method]() })}</p>
          </>
        }
        action={
          !is_current && (
            <Button size="sm" isLoading={isEnding} aria-label={m.setting_session_end_this({ device })} onClick={onEnd}>
              {m.shell_sign_out()}
            </Button>
          )
        }
      />
    </div>
  )
}
