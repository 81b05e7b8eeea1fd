import { createFileRoute } from '@tanstack/react-router'
import { FormDemoPage } from '#features/demos/form.pc.tsx'
import * as m from '#paraglide/messages.js'

/** S2.43 */
export const Route = createFileRoute('/pc/demos/form')({
  head: () => ({ meta: [{ title: m.demos_title_form() }] }),
  component: FormDemoPage,
})
