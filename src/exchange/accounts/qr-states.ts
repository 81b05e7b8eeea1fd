import type { QrLoginState } from '../db/schema/qr-logins.ts'
import { defineMachine } from '../state-machine.ts'

export type QrLoginEvent = 'scan' | 'confirm' | 'refuse' | 'sign_in'
/** The browser that shows the code, and the signed-in user who scanned it. */
export type QrLoginActor = 'browser' | 'scanner'

const inTime = ({ expiresAt }: { expiresAt: Date }, now: Date) => (now < expiresAt ? null : 'the code has expired')

/** Signing in by QR code. Every state ends after three minutes. */
export const qrLoginMachine = defineMachine<QrLoginState, QrLoginEvent, QrLoginActor, { expiresAt: Date }>({
  name: 'qr-login',
  initial: 'waiting',
  final: ['refused', 'used'],
  transitions: [
    { from: 'waiting', event: 'scan', to: 'scanned', by: ['scanner'], guard: inTime },
    { from: 'scanned', event: 'confirm', to: 'confirmed', by: ['scanner'], guard: inTime },
    { from: 'scanned', event: 'refuse', to: 'refused', by: ['scanner'], guard: inTime },
    { from: 'confirmed', event: 'refuse', to: 'refused', by: ['scanner'], guard: inTime },
    { from: 'confirmed', event: 'sign_in', to: 'used', by: ['browser'], guard: inTime },
  ],
})

/** S3.3 S4.11 to S4.14 The wire's numbers for the states; 4 covers every way a code becomes unusable. */
export const wireStates: Record<QrLoginState, 1 | 2 | 3 | 4> = {
  waiting: 1,
  scanned: 2,
  confirmed: 3,
  refused: 4,
  used: 4,
}
