import { rsaKey, text, webAddress, wholeNumber } from './setting-kinds.ts'

/** The outside services: their addresses, and the market's credentials there. */
export const serviceSettings = {
  STEAM_COMMUNITY_URL: webAddress({
    description: 'game platform: sign-in and inventories',
    give: 'an address that starts with http:// or https://',
    default: '`https://steamcommunity.com`; the simulator in the demo',
  }),
  STEAM_API_URL: webAddress({
    description: 'game platform: web API',
    give: 'an address that starts with http:// or https://',
    default: '`https://api.steampowered.com`; the simulator in the demo',
  }),
  STEAM_API_KEY: text({
    description: "game platform: the market's own key",
    give: 'the key from steamcommunity.com/dev/apikey',
    default: 'required in production',
    isSecret: true,
  }),
  SMS_URL: webAddress({
    description: 'SMS gateway: full address of its call (docs/sms-protocol.md)',
    give: 'an address that starts with http:// or https://',
    default: 'required in production; the simulator in the demo',
  }),
  SMS_KEY: text({
    description: 'SMS gateway: key',
    give: "the gateway's key",
    default: 'required in production',
    isSecret: true,
  }),
  SMS_SIGN: text({
    description: 'SMS gateway: signature that opens every message',
    give: 'a short name such as Amber',
    default: 'required in production',
  }),
  SMS_PER_HOUR: wholeNumber(1, 1_000_000).default(3_000).meta({
    description:
      'SMS codes per hour, a fifth of them for devices used before only; at half of them the log raises an alarm',
    give: 'a whole number from 1 to 1000000',
    default: '`3000`',
  }),
  ALIPAY_GATEWAY_URL: webAddress({
    description: 'payment: gateway of the Alipay open platform',
    give: 'an address that starts with http:// or https://',
    default: '`https://openapi.alipay.com/gateway.do`; the simulator in the demo',
  }),
  ALIPAY_APP_ID: text({
    description: "payment: the application's id",
    give: 'the id of the application at open.alipay.com',
    default: 'required in production',
  }),
  ALIPAY_SELLER_ID: text({
    description: 'payment: the merchant account that receives the money',
    give: 'the 16 digits of the merchant account, which begin with 2088',
    default: 'required in production',
  }),
  ALIPAY_PRIVATE_KEY: rsaKey('private', {
    description: "payment: the application's own private key (RSA2)",
    give: "the application's private RSA key, as PEM or base64",
    default: 'required in production',
    isSecret: true,
  }),
  ALIPAY_PUBLIC_KEY: rsaKey('public', {
    description: "payment: Alipay's public key, which verifies its notices and answers",
    give: "Alipay's public RSA key for the application, as PEM or base64",
    default: 'required in production',
  }),
  IDENTITY_URL: webAddress({
    description: 'real-name verification: address of the identity service (docs/identity-protocol.md)',
    give: 'an address that starts with http:// or https://',
    default: 'required in production; the simulator in the demo',
  }),
  IDENTITY_CLIENT_ID: text({
    description: "real-name verification: the market's id at the service",
    give: 'the id that the service has given',
    default: 'required in production',
  }),
  IDENTITY_SECRET: text({
    description: 'real-name verification: secret that signs requests and answers',
    give: 'the secret that the service has given',
    default: 'required in production',
    isSecret: true,
  }),
  WECHAT_APP_ID: text({
    description: 'binding of WeChat accounts: the website application at the WeChat open platform',
    give: 'the AppID of a website application at open.weixin.qq.com',
    default: 'WeChat cannot be bound; the simulator in the demo',
  }),
  WECHAT_APP_SECRET: text({
    description: "binding of WeChat accounts: the application's secret",
    give: "the application's AppSecret",
    default: 'required with WECHAT_APP_ID',
    isSecret: true,
  }),
  PICTURES_S3_ENDPOINT: webAddress({
    description: 'an S3-compatible store for uploaded pictures',
    give: 'an address that starts with http:// or https://',
    default: 'files in DATA_DIR',
  }),
  PICTURES_S3_BUCKET: text({ description: 'picture store: bucket', give: 'the name of a bucket', default: '`amber`' }),
  PICTURES_S3_REGION: text({ description: 'picture store: region', give: 'a region', default: '`us-east-1`' }),
  PICTURES_S3_KEY_ID: text({
    description: 'picture store: id of the access key',
    give: 'the id of a key',
    default: 'required with PICTURES_S3_ENDPOINT',
  }),
  PICTURES_S3_SECRET: text({
    description: 'picture store: the access key itself',
    give: 'the secret of the key',
    default: 'required with PICTURES_S3_ENDPOINT',
    isSecret: true,
  }),
}
