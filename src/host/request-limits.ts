import { bodyLimits } from '#upstream/body-limits.ts'

const megabyte = 1024 * 1024

/** What one request, one network and all of them together may use. In bytes and ms. */
export const requestLimits = {
  ...bodyLimits,
  headersMs: 15_000,
  /** Between two chunks of a body. */
  bodyIdleMs: 15_000,
  bodyMs: 30_000,
  uploadMs: 120_000,
  /**
   * Many people share an address at work or on a mobile network, and a browser sends up to a hundred requests at once.
   */
  requestsPerNetwork: 128,
  /** Bodies are held in memory until their requests are answered. */
  heldBytesPerNetwork: 32 * megabyte,
  heldBytes: 96 * megabyte,
}

export type RequestLimits = typeof requestLimits
