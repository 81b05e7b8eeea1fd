/** A WeChat account as known to this market. */
export interface WechatAccount {
  /** Stable at this market, and different at every other. */
  id: string
  name: string | null
}

/** WeChat's sign-in for websites. Throws `ServiceUnavailable` if it can't be reached; the outcome is unknown then. */
export interface Wechat {
  /** The page that shows a code to scan; the browser returns with `state`. */
  signInUrl(request: { state: string; returnTo: string }): string
  /** The owner of the code that the browser returned with; valid once, for minutes. */
  readAccount(code: string): Promise<{ ok: true; account: WechatAccount } | { ok: false; reason: 'code_invalid' }>
}
