import { useSyncExternalStore } from 'react'
import { IconButton } from '#design/ui/action/icon-button.tsx'
import { MoonIcon, SunIcon, SystemIcon } from '#design/ui/icon/icons.tsx'
import { chooseTheme, onThemeChange, themeNow, type Theme } from '#device/theme.ts'
import * as m from '#paraglide/messages.js'

const order = ['system', 'light', 'dark'] as const
const icons = { system: SystemIcon, light: SunIcon, dark: MoonIcon }
const labels = { system: m.shell_theme_system, light: m.shell_theme_light, dark: m.shell_theme_dark }

/** Cycles through system, light and dark. `theme` is the theme the page was rendered in. */
export function ThemeSwitch({ theme }: { theme: Theme | undefined }) {
  const current = useSyncExternalStore(onThemeChange, themeNow, () => theme) ?? 'system'
  const next = order[(order.indexOf(current) + 1) % order.length]!
  const Icon = icons[current]
  return (
    <IconButton
      size="sm"
      tooltipAlign="end"
      icon={<Icon />}
      label={m.shell_theme_switch({ current: labels[current](), next: labels[next]() })}
      onClick={() => chooseTheme(next === 'system' ? undefined : next)}
    />
  )
}
