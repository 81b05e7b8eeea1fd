/** S4.10 to S4.15 The progress of a sign-in by QR code: the four states its check returns, and those before them. */
export type QrStep = 'creating' | 'failed' | 'waiting' | 'scanned' | 'confirmed' | 'expired'

export interface QrFacts {
  isCreating: boolean
  isFailed: boolean
  /** The result of the last check; undefined before the first. */
  state: number | undefined
  /** The sign-in after the confirmation failed. */
  isLoginFailed: boolean
}

export function qrStepOf({ isCreating, isFailed, state = 1, isLoginFailed }: QrFacts): QrStep {
  if (isCreating) return 'creating'
  if (isFailed) return 'failed'
  if (state === 1) return 'waiting'
  if (state === 2) return 'scanned'
  // A code works for one sign-in; after a failure, a new one is needed.
  if (state === 3 && !isLoginFailed) return 'confirmed'
  return 'expired'
}

/** S4.10 Whether polling continues in this state. */
export const isChecked = (state: number) => state === 1 || state === 2

/** S4.16 */
export const mayRefresh = (step: QrStep) => step === 'failed' || step === 'confirmed' || step === 'expired'

/** S9.1 */
export const qrCheckMs = 2000
