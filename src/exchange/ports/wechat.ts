/** A WeChat account as this market knows it. */
export interface WechatAccount {
  /** Differs from market to market, and stays the same at this one. */
  id: string
  name: string | null
}

/** WeChat's sign-in for websites. Throws `ServiceUnavailable` when it can't be asked; then nothing is known. */
export interface Wechat {
  /** The page that shows a code to scan; `state` comes back with the browser. */
  signInUrl(request: { state: string; returnTo: string }): string
  /** Whose the code is that the browser came back with; good once, for minutes. */
  readAccount(code: string): Promise<{ ok: true; account: WechatAccount } | { ok: false; reason: 'code_invalid' }>
}
