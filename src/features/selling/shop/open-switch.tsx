import { Switch, type SwitchProps } from '#design/ui/form/switch.tsx'
import * as m from '#paraglide/messages.js'
import { text } from '#styled-system/recipes/text.js'

interface OpenSwitchProps extends Pick<SwitchProps, 'isOn' | 'onChange'> {
  /** The owner may not sell, so a closed shop stays closed. */
  isRestricted: boolean
}

/** Opens or closes the shop. S4.21 Whoever may not open it reads so instead. */
export function OpenSwitch({ isRestricted, isOn, onChange }: OpenSwitchProps) {
  if (isRestricted && !isOn)
    return <p className={text({ tone: 'muted', size: 'sm' })}>{m.selling_shop_stays_closed()}</p>
  return <Switch label={m.selling_shop_open()} text={m.selling_shop_open_text()} isOn={isOn} onChange={onChange} />
}
