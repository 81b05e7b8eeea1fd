import { createFileRoute } from '@tanstack/react-router'
import { DialogDemoPage } from '#features/demos/dialog.pc.tsx'
import * as m from '#paraglide/messages.js'

/** S2.43 */
export const Route = createFileRoute('/pc/demos/dialog')({
  head: () => ({ meta: [{ title: m.demos_title_dialog() }] }),
  component: DialogDemoPage,
})
