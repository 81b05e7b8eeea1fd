/** The SteamID64 of account number 0 in the public universe; an individual's id is this plus the 32-bit account id. */
const BASE = 76561197960265728n
const MAX_ACCOUNT_ID = 0xffff_ffffn

/** True for the SteamID64 of an individual: 17 digits that encode a 32-bit account id. */
export function isSteamId(value: string): boolean {
  if (!/^\d{17}$/.test(value)) return false
  const accountId = BigInt(value) - BASE
  return accountId > 0n && accountId <= MAX_ACCOUNT_ID
}

/** The 32-bit account id of a SteamID64, as used in trade URLs and `accountid_other`. */
export function accountIdOf(steamId: string): number {
  if (!isSteamId(steamId)) throw new RangeError('not the SteamID64 of an individual')
  return Number(BigInt(steamId) - BASE)
}

/** The SteamID64 of a 32-bit account id. */
export function steamIdOf(accountId: number): string {
  if (!Number.isInteger(accountId) || accountId <= 0 || BigInt(accountId) > MAX_ACCOUNT_ID) {
    throw new RangeError('not a 32-bit account id')
  }
  return String(BASE + BigInt(accountId))
}
