import * as m from '#paraglide/messages.js'
import { demoBar } from '#styled-system/recipes/demo-bar.js'

/** States on every page of the demo that nothing here is real. */
export function DemoBar({ isShort }: { isShort?: boolean }) {
  const styles = demoBar()
  return (
    <aside className={styles.root} aria-label={m.shell_demo_title()}>
      {!isShort && <span className={styles.title}>{m.shell_demo_title()}</span>}
      <span>{isShort ? m.shell_demo_short() : m.shell_demo_text()}</span>
    </aside>
  )
}
