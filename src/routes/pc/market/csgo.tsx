import { createFileRoute } from '@tanstack/react-router'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/market/csgo')({ component: () => <h1>{m.app_name()}</h1> })
