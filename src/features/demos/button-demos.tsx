import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { IconButton } from '#design/ui/action/icon-button.tsx'
import { ExternalIcon, RefreshIcon } from '#design/ui/icon/icons.tsx'
import { BookmarkIcon } from '#design/ui/icon/account-icons.tsx'
import * as m from '#paraglide/messages.js'
import { row } from '#styled-system/recipes/row.js'
import { DemoSection } from './demo-section.tsx'

export function ButtonDemos() {
  return (
    <DemoSection title={m.demos_buttons()}>
      <div className={row({ wrap: true, gap: 3 })}>
        <Button look="primary">{m.demos_buy()}</Button>
        <Button>{m.demos_bargain()}</Button>
        <Button look="ghost">{m.demos_cancel()}</Button>
        <Button look="danger">{m.demos_take_down()}</Button>
        <IconButton label={m.demos_retry()} icon={<RefreshIcon />} />
        <IconButton look="secondary" label={m.shell_menu_bookmarks()} icon={<BookmarkIcon />} />
      </div>
      <div className={row({ wrap: true, gap: 3 })}>
        <Button look="primary" size="sm">
          {m.demos_buy()}
        </Button>
        <Button size="sm">{m.demos_bargain()}</Button>
        <Button look="primary" disabled>
          {m.demos_disabled()}
        </Button>
        <Button disabled>{m.demos_disabled()}</Button>
        <Button look="primary" isLoading>
          {m.demos_loading()}
        </Button>
        <Button isLoading>{m.demos_loading()}</Button>
      </div>
      <Button look="primary" size="lg" isFull>
        {m.demos_buy()}
      </Button>
      <LinkButton href="/demos/dialog" isFull icon={<ExternalIcon />}>
        {m.demos_post_order()}
      </LinkButton>
    </DemoSection>
  )
}
