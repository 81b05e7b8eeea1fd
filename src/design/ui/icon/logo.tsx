import { logoMark } from '#styled-system/recipes/logo-mark.js'
import * as m from '#paraglide/messages.js'

/** The logo mark: a cut amber with an upward arrow in it. */
export function LogoMark({ size = 28 }: { size?: number }) {
  const styles = logoMark()
  const length = `${size / 16}rem`
  return (
    <svg viewBox="0 0 28 28" width={length} height={length} aria-hidden="true">
      <path className={styles.stone} d="M14 1.5 25 7.75v12.5L14 26.5 3 20.25V7.75Z" />
      <path className={styles.sign} d="m14 7.5 6 11.5h-3.6L14 14.2 11.6 19H8Z" />
    </svg>
  )
}

export function Logo({ className }: { className: string }) {
  return (
    <a href="/" className={className}>
      <LogoMark />
      <span>{m.app_name()}</span>
    </a>
  )
}
