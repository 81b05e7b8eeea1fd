import { LinkButton } from '#design/ui/action/button.tsx'
import { RefreshIcon } from '#design/ui/icon/icons.tsx'
import { LogoMark } from '#design/ui/icon/logo.tsx'
import * as m from '#paraglide/messages.js'
import { offlinePage } from '#styled-system/recipes/offline-page.js'
import { slots } from './offline-links.ts'

/** Shown offline in place of a page that is not kept. It runs no scripts: the service worker fills in the links. */
export function OfflinePage() {
  const styles = offlinePage()
  return (
    <main className={styles.root}>
      <span className={styles.logo}>
        <LogoMark />
      </span>
      <h1 className={styles.title}>{m.kept_title()}</h1>
      <p className={styles.text}>{m.kept_text()}</p>
      {/* Leads to the address asked for, which this page is shown at. */}
      <LinkButton look="primary" href="" icon={<RefreshIcon />}>
        {m.kept_retry()}
      </LinkButton>
      <section className={styles.kept} aria-labelledby="kept">
        <h2 id="kept" className={styles.heading}>
          {m.kept_pages()}
        </h2>
        <ul className={styles.list}>
          <li className={styles.row}>
            <a className={styles.link} href={slots.href}>
              <span>{slots.title}</span>
              <span className={styles.time}>{m.kept_as_of({ time: slots.time })}</span>
            </a>
          </li>
        </ul>
      </section>
    </main>
  )
}
