import { createFileRoute, Link } from '@tanstack/react-router'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/mobile/')({ component: Home })

function Home() {
  return (
    <main>
      <h1>{m.app_name()}</h1>
      <Link to="/mobile/goods">{m.app_name()}</Link>
    </main>
  )
}
