import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '#design/ui/data/badge.tsx'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { LockIcon } from '#design/ui/icon/icons.tsx'
import { CardIcon } from '#design/ui/icon/account-icons.tsx'
import { PhoneIcon } from '#design/ui/icon/page-icons.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { accountsQuery, type ReceivingAccount } from '#features/receiving-accounts/queries.ts'
import type { Session } from '#features/session/queries.ts'
import { useDraft } from '#features/session/use-draft.ts'
import * as m from '#paraglide/messages.js'
import { RealNameLine } from '../real-name-line.tsx'
import { SettingLine } from '../setting-line.tsx'
import { SettingSection } from '../setting-section.tsx'
import { WechatLine } from '../wechat-line.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { PhoneDialog } from './phone-dialog.tsx'

/** The account's security, and the person's identity. */
export function SecuritySection({ person }: { person: Session }) {
  const [isPassword, setPassword] = useState(false)
  const [newPhone, setNewPhone] = useDraft<string | undefined>('phone', undefined)
  return (
    <SettingSection id="security" title={m.setting_security()}>
      <SettingLine
        icon={<PhoneIcon />}
        title={m.setting_phone()}
        text={person.phone}
        action={
          <Button size="sm" aria-label={m.setting_phone_change()} onClick={() => setNewPhone('')}>
            {m.setting_change()}
          </Button>
        }
      />
      <SettingLine
        icon={<LockIcon />}
        title={m.setting_password()}
        badge={!person.password_set && <Badge tone="warning">{m.setting_not_set()}</Badge>}
        text={person.password_set ? m.setting_password_set() : m.setting_password_unset()}
        action={
          <Button
            size="sm"
            aria-label={person.password_set ? m.setting_password_change() : m.setting_password_first()}
            onClick={() => setPassword(true)}
          >
            {person.password_set ? m.setting_change() : m.setting_set()}
          </Button>
        }
      />
      <RealNameLine />
      <ReceivingAccountsLine />
      <WechatLine />
      <PasswordDialog
        isOpen={isPassword}
        onClose={() => setPassword(false)}
        isFirst={!person.password_set}
        phone={person.phone}
      />
      <PhoneDialog
        newPhone={newPhone}
        onType={setNewPhone}
        onClose={() => setNewPhone(undefined)}
        phone={person.phone}
      />
    </SettingSection>
  )
}

function ReceivingAccountsLine() {
  const { data, isError } = useQuery({ ...accountsQuery(), meta: { quiet: true } })
  const href = usePublicPath()('/pc/receivables')
  return (
    <SettingLine
      icon={<CardIcon />}
      title={m.receiving_accounts_title()}
      text={data ? receivingAccountsSaid(data.items) : isError && m.setting_receiving_accounts_unknown()}
      action={
        <LinkButton size="sm" href={href} aria-label={m.setting_receiving_accounts_manage()}>
          {m.setting_manage()}
        </LinkButton>
      }
    />
  )
}

const receivingAccountsSaid = (accounts: readonly ReceivingAccount[]) =>
  accounts[0]
    ? m.setting_receiving_accounts_bound({ account: accounts[0].account, count: accounts.length })
    : m.setting_receiving_accounts_none()
