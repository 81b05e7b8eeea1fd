/** What the operators of the demo have published. */
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
    textEn: 'The platform lets a trade be reversed for some days; sellers are paid afterwards.',
    textZh: '平台允许在数日内撤销交易，卖家货款在此之后结算。',
  },
]
