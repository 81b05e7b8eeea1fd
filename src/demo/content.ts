/** Content published by the demo's operators. */
export const demoBanners = [
  {
    titleEn: 'See wear and stickers before you buy',
    titleZh: '磨损印花，一目了然',
    textEn: 'Compare listings by wear, seed and stickers, down to the sixth decimal.',
    textZh: '按磨损、图案模板与印花比较每件在售饰品，精确到小数点后六位。',
    link: '/market/csgo',
  },
  {
    titleEn: 'Your money is held in escrow',
    titleZh: '货款由平台托管',
    textEn: 'It reaches the seller only once the item is yours for good.',
    textZh: '只有饰品真正归您所有后，货款才会结算给卖家。',
    link: null,
  },
]

export const demoNotices = [
  {
    titleEn: 'This is a demo market',
    titleZh: '这是演示市场',
    textEn: 'Prices and people are made up, and no real money or item changes hands.',
    textZh: '价格与人物均为虚构，不涉及真实资金与饰品。',
  },
  {
    titleEn: 'Trade protection',
    titleZh: '交易保护期',
    textEn: 'Steam lets a trade be reversed for some days; sellers are paid afterwards.',
    textZh: 'Steam 允许在数日内撤销交易，卖家货款在此之后结算。',
  },
]

/** Activities run by the demo's operators. Times are in days from the start of the demo. */
export const demoActivities = [
  {
    nameEn: 'Welcome gift',
    nameZh: '新人礼',
    textEn: 'Bind your Steam account and claim a gift for your first purchase.',
    textZh: '绑定 Steam 账户，即可领取首次购买的见面礼。',
    days: 90,
    steps: [{ kind: 'bind_platform', goal: 1 }],
    giftKind: 'money',
    amount: 5_00n,
  },
  {
    nameEn: 'Trade and earn',
    nameZh: '交易有礼',
    textEn: 'Verify your real name, buy two items and sell one: claim your gift once the trades are settled.',
    textZh: '完成实名认证，购买两件饰品并出售一件，交易结算后即可领取礼品。',
    days: 60,
    steps: [
      { kind: 'verify_name', goal: 1 },
      { kind: 'buy', goal: 2 },
      { kind: 'sell', goal: 1 },
    ],
    giftKind: 'money',
    amount: 20_00n,
    giftLimit: 500,
  },
] as const
