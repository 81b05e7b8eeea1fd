import { Avatar } from '#design/ui/data/avatar.tsx'
import type { IconComponent } from '#design/ui/icon/icon.tsx'
import { InventoryIcon, MarketIcon, WalletIcon } from '#design/ui/icon/icons.tsx'
import { Menu, MenuAction, MenuDivider, MenuHeading, MenuLink } from '#design/ui/action/menu.tsx'
import {
  BookmarkIcon,
  CardIcon,
  ClockIcon,
  LogoutIcon,
  MailIcon,
  SettingsIcon,
  TasksIcon,
} from '#design/ui/icon/account-icons.tsx'
import { Price } from '#design/ui/data/price.tsx'
import { usePlace } from '#features/navigation/use-place.ts'
import * as m from '#paraglide/messages.js'
import { row } from '#styled-system/recipes/row.js'
import { shellHeader } from '#styled-system/recipes/shell-header.js'
import { text } from '#styled-system/recipes/text.js'
import type { SessionSummary } from './use-session-summary.ts'

const entries: readonly { path: string; label: () => string; Icon: IconComponent }[] = [
  { path: '/tasks', label: m.shell_tasks, Icon: TasksIcon },
  { path: '/inventory/to_receive', label: m.shell_menu_to_receive, Icon: InventoryIcon },
  { path: '/inventory/purchase_history', label: m.shell_menu_history, Icon: ClockIcon },
  { path: '/backpack', label: m.shell_menu_backpack, Icon: InventoryIcon },
  { path: '/message', label: m.shell_menu_message, Icon: MailIcon },
  { path: '/wallet', label: m.shell_menu_wallet, Icon: WalletIcon },
  { path: '/sale/shop', label: m.shell_sale_shop, Icon: CardIcon },
  { path: '/collect', label: m.shell_menu_bookmarks, Icon: BookmarkIcon },
  { path: '/shop', label: m.shops_all, Icon: MarketIcon },
  { path: '/setting', label: m.shell_menu_setting, Icon: SettingsIcon },
]

export function AccountMenu({ session, onSignOut }: { session: SessionSummary; onSignOut: () => void }) {
  const { find } = usePlace()
  return (
    <Menu
      trigger={(props) => (
        <button
          type="button"
          className={shellHeader().account}
          aria-label={m.shell_account({ name: session.nickname })}
          {...props}
        >
          <Avatar name={session.nickname} src={session.avatar} />
        </button>
      )}
    >
      <MenuHeading>
        <div className={row({ gap: 3 })}>
          <Avatar name={session.nickname} src={session.avatar} />
          <div>
            <div className={text({ weight: 'semibold' })}>{session.nickname}</div>
            <Price amount={session.balance} size="sm" tone="muted" />
          </div>
        </div>
      </MenuHeading>
      <MenuDivider />
      {entries
        .filter(({ path }) => find(path))
        .map(({ path, label, Icon }) => (
          <MenuLink key={path} href={path} icon={<Icon />}>
            {label()}
          </MenuLink>
        ))}
      <MenuDivider />
      <MenuAction icon={<LogoutIcon />} onSelect={onSignOut}>
        {m.shell_sign_out()}
      </MenuAction>
    </Menu>
  )
}
