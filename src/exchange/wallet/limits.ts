/**
 * Limits on money moved in and out, in fen; a day is the preceding 24 hours. The provider pays out ¥0.10 to ¥50,000.00
 * to a person at once: these limits lie within its own.
 */
export const walletLimits = {
  recharge: {
    minimum: 1_00n,
    maximum: 50_000_00n,
    daily: 200_000_00n,
    /** Unpaid recharges at once. */
    open: 5,
    /** Seconds to pay. */
    lifetime: 900,
  },
  withdrawal: {
    minimum: 10_00n,
    maximum: 50_000_00n,
    daily: 100_000_00n,
    dailyCount: 10,
    /** Seconds that terms stay valid once shown. */
    terms: 600,
    /** Seconds to confirm with the code. */
    confirmation: 600,
    /** Seconds the provider usually takes, as told to people. */
    arrival: 7_200,
  },
} as const
