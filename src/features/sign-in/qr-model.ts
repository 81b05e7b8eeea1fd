/** S4.10 to S4.15 How far a sign-in by QR code has come: the four states that its check answers, and what comes before them. */
export type QrStep = 'creating' | 'failed' | 'waiting' | 'scanned' | 'confirmed' | 'expired'

export interface QrFacts {
  isCreating: boolean
  isFailed: boolean
  /** What the last check said; undefined before the first. */
  state: number | undefined
  /** The sign-in that follows the confirmation did not work. */
  isLoginFailed: boolean
}

export function qrStepOf({ isCreating, isFailed, state = 1, isLoginFailed }: QrFacts): QrStep {
  if (isCreating) return 'creating'
  if (isFailed) return 'failed'
  if (state === 1) return 'waiting'
  if (state === 2) return 'scanned'
  // A code is good for one sign-in: after a failure it takes another.
  if (state === 3 && !isLoginFailed) return 'confirmed'
  return 'expired'
}

/** S4.10 Whether a code in this state is checked on. */
export const isChecked = (state: number) => state === 1 || state === 2

/** S4.16 */
export const mayRefresh = (step: QrStep) => step === 'failed' || step === 'confirmed' || step === 'expired'

/** S9.1 */
export const qrCheckMs = 2000
