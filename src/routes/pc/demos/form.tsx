import { createFileRoute } from '@tanstack/react-router'
import { FormDemoPage } from '#features/demos/form.pc.tsx'
import * as m from '#paraglide/messages.js'

/** S2.43 */
export const Route = createFileRoute('/pc/demos/form')({
  // Countdowns start at page load, in whole seconds, so that server and browser agree.
  loader: () => Math.floor(Date.now() / 1000) * 1000,
  head: () => ({ meta: [{ title: m.demos_title_form() }] }),
  component: FormDemoPage,
})
