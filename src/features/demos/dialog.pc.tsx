import { useState } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { ConfirmDialog } from '#design/ui/dialog/confirm-dialog.tsx'
import { Dialog, preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { WalletIcon } from '#design/ui/icon/icons.tsx'
import { SettingsIcon } from '#design/ui/icon/account-icons.tsx'
import { Menu, MenuAction, MenuDivider, MenuLink } from '#design/ui/action/menu.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { Tooltip } from '#design/ui/status/tooltip.tsx'
import { ShopSettingsForm } from '#features/selling/shop/shop-settings-form.tsx'
import { FormDialog } from '#features/writes/form-dialog.tsx'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { demoPage } from '#styled-system/recipes/demo-page.js'
import { row } from '#styled-system/recipes/row.js'
import { text } from '#styled-system/recipes/text.js'
import { AccountDemos } from './account-demos.tsx'
import { DemoSection } from './demo-section.tsx'
import { RefusalDemos } from './refusal-demos.tsx'

type Shown = 'none' | 'plain' | 'wide' | 'confirm' | 'notice' | 'shop'

const shop = {
  is_online: true,
  is_restricted: false,
  name: 'NorthStall',
  notice: null,
  owner: { nickname: 'north', avatar: null },
  delivery_minutes: 30,
  lowest_bargain_percent: 80,
}

/** S2.43 Every kind of dialog and other overlays. */
export function DialogDemoPage() {
  const [shown, setShown] = useState<Shown>('none')
  const styles = demoPage()
  const closes = { closeLabel: m.shell_close(), onClose: () => setShown('none') }
  const opener = (kind: Shown, label: string) => (
    <Button onPointerEnter={preloadDialog} onClick={() => setShown(kind)}>
      {label}
    </Button>
  )
  return (
    <div className={styles.root}>
      <h1 className={text({ size: '2xl', weight: 'semibold' })}>{m.demos_title_dialog()}</h1>
      <DemoSection title={m.demos_title_dialog()}>
        <div className={row({ wrap: true, gap: 3 })}>
          {opener('plain', m.demos_open_dialog())}
          {opener('wide', m.demos_open_wide())}
          {opener('confirm', m.demos_open_confirm())}
          {opener('notice', m.demos_open_notice())}
          {opener('shop', m.selling_shop_settings())}
        </div>
        <div className={row({ wrap: true, gap: 3 })}>
          <Button onClick={() => toast({ text: m.demos_toast_text() })}>{m.demos_toast_info()}</Button>
          <Button
            onClick={() =>
              toast({ text: m.demos_toast_login_text(), tone: 'positive', duration: 2500, placement: 'top' })
            }
          >
            {m.demos_toast_login()}
          </Button>
          <Button
            onClick={() =>
              toast({
                text: m.demos_toast_error_text(),
                tone: 'negative',
                action: { label: m.demos_retry(), run: () => {} },
              })
            }
          >
            {m.demos_toast_error()}
          </Button>
        </div>
        <div className={row({ gap: 3 })}>
          <Tooltip text={m.demos_tooltip_text()}>
            <Button>{m.demos_tooltip()}</Button>
          </Tooltip>
          <Menu align="start" trigger={(props) => <Button {...props}>{m.demos_menu()}</Button>}>
            <MenuLink href="/wallet" icon={<WalletIcon />}>
              {m.shell_menu_wallet()}
            </MenuLink>
            <MenuDivider />
            <MenuAction icon={<SettingsIcon />} onSelect={() => toast({ text: m.shell_menu_setting() })}>
              {m.shell_menu_setting()}
            </MenuAction>
          </Menu>
        </div>
      </DemoSection>
      <AccountDemos />
      <RefusalDemos />
      <Dialog
        {...closes}
        isOpen={shown === 'plain'}
        title={m.demos_dialog_title()}
        description={m.demos_dialog_text()}
        footer={
          <>
            <Button onClick={closes.onClose}>{m.demos_cancel()}</Button>
            <Button look="primary" onClick={closes.onClose}>
              {m.demos_understood()}
            </Button>
          </>
        }
      >
        <TextField label={m.demos_amount()} prefix="¥" isNumeric />
      </Dialog>
      <Dialog {...closes} size="wide" isOpen={shown === 'wide'} title={m.shell_sign_in()} isTitleHidden>
        <div className={card({ pad: 'lg' })}>{m.demos_dialog_text()}</div>
      </Dialog>
      <ConfirmDialog
        {...closes}
        isOpen={shown === 'confirm'}
        title={m.demos_confirm_title()}
        text={m.demos_confirm_text()}
        confirmLabel={m.demos_take_down()}
        cancelLabel={m.demos_cancel()}
        isDanger
        onConfirm={closes.onClose}
      />
      <ConfirmDialog
        {...closes}
        isOpen={shown === 'notice'}
        title={m.demos_notice_title()}
        text={m.demos_notice_text()}
        confirmLabel={m.demos_understood()}
        onConfirm={closes.onClose}
      />
      <FormDialog {...closes} isOpen={shown === 'shop'} title={m.selling_shop_settings()}>
        {shown === 'shop' && <ShopSettingsForm shop={shop} onSave={closes.onClose} onClose={closes.onClose} />}
      </FormDialog>
    </div>
  )
}
