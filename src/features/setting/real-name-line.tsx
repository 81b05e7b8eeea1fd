import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '#design/ui/data/badge.tsx'
import { Button } from '#design/ui/action/button.tsx'
import { RefreshIcon } from '#design/ui/icon/icons.tsx'
import { ShieldIcon } from '#design/ui/icon/page-icons.tsx'
import { describeRefusal } from '#features/real-name/describe-refusal.ts'
import { realNameQuery } from '#features/real-name/queries.ts'
import { formatDate } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { RealNameDialog } from './real-name-dialog.tsx'
import { SettingLine } from './setting-line.tsx'

/** The person's verified identity. Refetched when they return from the identity service. */
export function RealNameLine() {
  const query = useQuery({ ...realNameQuery(), refetchOnWindowFocus: 'always', meta: { quiet: true } })
  const [isOpen, setOpen] = useState(false)
  const zone = useTimeZone()
  const { data, isFetching, refetch } = query
  const line = { id: 'real-name', icon: <ShieldIcon />, title: m.setting_real_name() }
  if (!data) {
    return (
      <SettingLine
        {...line}
        text={query.isError ? m.setting_real_name_unknown() : m.setting_real_name_text()}
        action={
          query.isError && (
            <Button size="sm" icon={<RefreshIcon />} isLoading={isFetching} onClick={() => void refetch()}>
              {m.error_retry()}
            </Button>
          )
        }
      />
    )
  }
  if (data.state === 'verified') {
    return (
      <SettingLine
        {...line}
        badge={<Badge tone="positive">{m.setting_real_name_verified()}</Badge>}
        text={m.setting_real_name_facts({
          name: data.real_name ?? '',
          number: data.id_number ?? '',
          date: formatDate(data.verified_at ?? 0, zone),
        })}
      />
    )
  }
  const isPending = data.state === 'pending'
  return (
    <>
      <SettingLine
        {...line}
        badge={
          isPending ? (
            <Badge tone="info">{m.setting_real_name_pending()}</Badge>
          ) : data.state === 'refused' ? (
            <Badge tone="negative">{m.setting_real_name_failed()}</Badge>
          ) : (
            <Badge tone="warning">{m.setting_real_name_none()}</Badge>
          )
        }
        text={
          isPending
            ? m.setting_real_name_pending_text()
            : data.refusal
              ? describeRefusal(data.refusal)
              : m.setting_real_name_text()
        }
        action={
          <>
            {isPending && (
              <Button size="sm" icon={<RefreshIcon />} isLoading={isFetching} onClick={() => void refetch()}>
                {m.setting_real_name_check()}
              </Button>
            )}
            <Button size="sm" onClick={() => setOpen(true)} aria-label={m.setting_real_name_start()}>
              {isPending ? m.setting_real_name_continue() : m.setting_verify()}
            </Button>
          </>
        }
      />
      <RealNameDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
