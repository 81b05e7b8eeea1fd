import { createServerEntry } from '@tanstack/react-start/server-entry'
import { createStartHandler, StartServer } from '@tanstack/react-start/server'
import { renderToString } from 'react-dom/server'
import { inVisitorsTerms } from '#i18n/visitor.server.ts'

const SECONDS = 5

/** Loads the page once, as for any visitor, then renders its tree repeatedly with nothing else around it. */
const handler = createStartHandler(({ router }) => {
  const render = () => renderToString(<StartServer router={router} />)
  // Warms up the JIT compiler.
  for (const end = performance.now() + 2000; performance.now() < end;) render()
  let renders = 0
  const processor = process.cpuUsage()
  const started = performance.now()
  while (performance.now() - started < SECONDS * 1000) {
    render()
    renders += 1
  }
  const seconds = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(processor)
  return Response.json({ rate: renders / seconds, processorTime: (user + system) / 1e6 / renders })
})

export default createServerEntry({ fetch: (request) => inVisitorsTerms(request, () => handler(request)) })
