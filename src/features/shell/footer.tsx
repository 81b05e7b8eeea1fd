import { Logo } from '#design/ui/icon/logo.tsx'
import type { Device } from '#device/device.ts'
import type { SectionLink } from '#features/navigation/sections.ts'
import { usePlace } from '#features/navigation/use-place.ts'
import * as m from '#paraglide/messages.js'
import { shellFooter } from '#styled-system/recipes/shell-footer.js'
import { shellHeader } from '#styled-system/recipes/shell-header.js'
import { DeviceSwitch } from './device-switch.tsx'

/** A link of the footer; `device` is the only one whose visitors see it. */
interface FooterLink extends SectionLink {
  device?: Device
}

const columns: readonly { heading: () => string; links: readonly FooterLink[] }[] = [
  {
    heading: m.shell_footer_market,
    links: [
      { path: '/', label: m.shell_footer_home },
      { path: '/market/csgo', label: m.shell_nav_market },
      { path: '/catalogue', label: m.catalogue_title },
      { path: '/shop', label: m.shops_all },
      { path: '/purchase', label: m.shell_nav_buying },
    ],
  },
  {
    heading: m.shell_footer_help,
    links: [
      { path: '/help', label: m.shell_footer_help_center },
      { path: '/customer_service', label: m.content_service, device: 'mobile' },
      { path: '/feedback', label: m.shell_menu_feedback },
      { path: '/download', label: m.shell_footer_download },
    ],
  },
  {
    heading: m.shell_footer_legal,
    links: [
      { path: '/agreement?name=yhxy', label: m.shell_footer_user_agreement },
      { path: '/agreement?name=yszc', label: m.shell_footer_privacy },
    ],
  },
]

const isFor = (device: Device) => (link: FooterLink) => link.device === undefined || link.device === device

export function Footer() {
  const { links, device } = usePlace()
  const styles = shellFooter({ isPhone: device === 'mobile' })
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo className={shellHeader().logo} />
          <p>{m.shell_tagline()}</p>
          <p className={styles.note}>{m.shell_footer_note()}</p>
          <p>
            <DeviceSwitch />
          </p>
        </div>
        {columns
          .map((column) => ({ ...column, shown: links(column.links.filter(isFor(device))) }))
          .filter(({ shown }) => shown.length > 0)
          .map(({ heading, shown }) => (
            <nav key={heading()} aria-label={heading()}>
              <ul className={styles.column}>
                <li className={styles.heading} aria-hidden="true">
                  {heading()}
                </li>
                {shown.map((link) => (
                  <li key={link.href}>
                    <a href={link.href} className={styles.link}>
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
      </div>
    </footer>
  )
}
