import { Hono } from 'hono'
import type { IdentityContext } from './identity-simulator.ts'

const knobs = { slow_ms: 60_000, errors: 1_000_000, bad_signatures: 1_000_000, other_person: 1_000_000 } as const
type Knob = keyof typeof knobs

const isKnob = (name: string): name is Knob => Object.hasOwn(knobs, name)
const isSetting = (name: string, value: unknown) =>
  isKnob(name) && Number.isInteger(value) && Number(value) >= 0 && Number(value) <= knobs[name]

/** `control.json` with `{"errors": 2}`, `{"reset": true}` and the like, and the same from the page's form. */
export function controlRoutes({ misbehaviour, verifications, mountPath }: IdentityContext): Hono {
  /** False if any order is invalid; then nothing is changed. */
  function obey(orders: Record<string, unknown>): boolean {
    const { reset, ...settings } = orders
    const entries = Object.entries(settings)
    const isKnown = entries.every(([name, value]) => isSetting(name, value)) && (reset === undefined || reset === true)
    if (!isKnown || Object.keys(orders).length === 0) return false
    if (reset) misbehaviour.reset()
    misbehaviour.set(Object.fromEntries(entries))
    return true
  }
  const state = () => ({
    state: misbehaviour.state(),
    verifications: verifications
      .list()
      .map(({ verification_id, reference, state }) => ({ verification_id, reference, state })),
  })
  return new Hono()
    .get('/control.json', (context) => context.json({ ...state(), help: knobs }))
    .post('/control.json', async (context) => {
      const orders: unknown = await context.req.json().catch(() => null)
      const isObeyed = typeof orders === 'object' && orders !== null && obey(orders as Record<string, unknown>)
      return isObeyed ? context.json(state()) : context.json({ error: 'not understood', help: knobs }, 400)
    })
    .post('/control', async (context) => {
      const form = new URLSearchParams(await context.req.text())
      const orders = form.has('reset')
        ? { reset: true }
        : Object.fromEntries([...form].map(([name, value]) => [name, Number(value)]))
      return obey(orders) ? context.redirect(`${mountPath}/`, 303) : context.text('not understood', 400)
    })
}
